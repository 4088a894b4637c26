import { chromiumAt } from './chromium-process.ts';
import { findChromium } from './find-chromium.ts';
import { removeLeftProfiles } from './left-profiles.ts';
import type { Chromium } from './port.ts';

interface ChromiumLog {
  warn(facts: object, message: string): void;
}

/**
 * Chromium where it is; undefined elsewhere. What processes that were killed have left is removed first.
 * @param setting Path of Chromium, '' to look for it at the usual places, or `off`.
 */
export function openChromium(setting: string, log: ChromiumLog): Chromium | undefined {
  const program = findChromium(setting);
  if (program !== undefined) {
    removeLeftProfiles();
    return chromiumAt(program);
  }
  if (setting !== '' && setting !== 'off') {
    const what = 'reports are printed without Chromium, and no screenshots are taken';
    log.warn({ path: setting }, `SITEKEEPER_CHROMIUM names no program: ${what}`);
  }
  return undefined;
}
