import type { Locator, Page } from 'playwright';

/** Presses Tab, or Shift and Tab, until the focus is there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${String(target)}.`);
}

/** Whether the focus is there. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement);
}
