import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyAgain } from '../../src/components/lazy-again.js';
import { RenderBoundary } from '../../src/components/render-boundary.js';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

it('is loaded again after it could not be loaded, and once when it could', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let loads = 0;
  const greeting = lazyAgain(async () => {
    loads += 1;
    if (loads === 1) throw new Error('Offline.');
    return Greeting;
  });
  const Shown = ({ attempt }: { readonly attempt: number }) => {
    const Loaded = greeting();
    return (
      <RenderBoundary resetKey={attempt} fallback={<p>Not loaded</p>}>
        <Suspense fallback={<p>Loading</p>}>
          <Loaded name="Scout" />
        </Suspense>
      </RenderBoundary>
    );
  };
  const { rerender } = render(<Shown attempt={1} />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  rerender(<Shown attempt={2} />);
  expect(await screen.findByText('Hello Scout')).toBeTruthy();
  rerender(<Shown attempt={3} />);
  expect(screen.getByText('Hello Scout')).toBeTruthy();
  expect(loads).toBe(2);
});
