import { findChromium } from '../../packages/server/src/ports/report-printer/chromium/find-chromium.ts';

/** The browser that shows the pages in tests, pictures and benches; '' if there is none. CHROMIUM names another one. */
export const CHROMIUM = findChromium(process.env.CHROMIUM ?? '') ?? '';
