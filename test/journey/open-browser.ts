import { chromium, type Browser } from 'playwright';
import { findChromium, launchArguments } from '../../.ci/chromium.mjs';

/** Starts the Chromium that all browser tests use. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: launchArguments, timeout: 120_000, ...(executablePath === undefined ? {} : { executablePath }) });
}
