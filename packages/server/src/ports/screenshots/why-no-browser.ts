import { type Chromium, ChromiumError, type ChromiumStart, NoSandbox } from '../chromium/port.ts';
import { browserFlags } from './browser-flags.ts';

/** A port where nothing listens: this browser is shown no page. */
const NO_PROXY = 9;

/** Starts Chromium as it is started for a picture. @returns why that isn't possible; undefined if it is. */
export async function whyNoBrowser(chromium: Chromium, sandbox: ChromiumStart['sandbox']): Promise<string | undefined> {
  try {
    const browser = await chromium.start({ flags: browserFlags(NO_PROXY), sandbox });
    await browser.kill();
    return undefined;
  } catch (error) {
    if (error instanceof NoSandbox) return 'Chromium finds no sandbox on this system';
    if (error instanceof ChromiumError) return 'Chromium could not be started';
    throw error;
  }
}
