import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ObserverPanel } from '@oddkin/ai';
import { fakeBridge } from '@oddkin/ai/testing';
import styles from '@oddkin/ai/styles.css?inline';

it('says once in the console which stylesheet a panel lacks', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const first = await render(<ObserverPanel transport={fakeBridge().transport} />);
  await expect.poll(() => warn.mock.calls.map(String)).toEqual([expect.stringContaining("Import '@oddkin/ai/observer.css' as well.")]);
  await first.unmount();
  await render(<ObserverPanel transport={fakeBridge().transport} />);
  expect(warn).toHaveBeenCalledTimes(1);
});
