import type { Chromium } from '../chromium/port.ts';
import { chromiumPrinter } from './chromium/chromium-printer.ts';
import { libraryPrinter } from './library/library-printer.ts';
import type { ReportPrinter } from './port.ts';

/** Prints with Chromium where it is, else with the library. */
export function openReportPrinter(chromium: Chromium | undefined): ReportPrinter {
  return chromium ? chromiumPrinter(chromium) : libraryPrinter();
}
