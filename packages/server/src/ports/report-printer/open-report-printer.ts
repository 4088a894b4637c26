import { chromiumPrinter } from './chromium/chromium-printer.ts';
import { findChromium } from './chromium/find-chromium.ts';
import { removeLeftProfiles } from './chromium/left-profiles.ts';
import { libraryPrinter } from './library/library-printer.ts';
import type { ReportPrinter } from './port.ts';

interface PrinterLog {
  warn(facts: object, message: string): void;
}

/**
 * Prints with Chromium where it is, else with the library. What processes that were killed have left is removed first.
 * @param setting Path of Chromium, '' to look for it at the usual places, or `off`.
 */
export function openReportPrinter(setting: string, log: PrinterLog): ReportPrinter {
  const program = findChromium(setting);
  if (program !== undefined) {
    removeLeftProfiles();
    return chromiumPrinter(program);
  }
  if (setting !== '' && setting !== 'off') {
    log.warn({ path: setting }, 'SITEKEEPER_CHROMIUM names no program: reports are printed without Chromium');
  }
  return libraryPrinter();
}
