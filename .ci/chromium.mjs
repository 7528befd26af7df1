import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What every browser of ours is started with: no name is looked up but that of this machine. */
export const launchArguments = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium, or undefined where there is none. CHROMIUM_PATH comes first, and is an error when it leads nowhere. */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", where there is no file. Set it to a Chromium, or unset it.`);
    return named;
  }
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return existsSync(macChrome) ? macChrome : undefined;
}
