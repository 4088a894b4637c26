import { accessSync, constants } from 'node:fs';

/** The headless shell first: it has no windows to prepare, and prints in less processor time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program to print with; undefined if there is none.
 * @param setting A path, '' to look at the usual places, or `off`.
 */
export function findChromium(setting: string, places: readonly string[] = USUAL_PLACES): string | undefined {
  if (setting === 'off') return undefined;
  return (setting === '' ? places : [setting]).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
