import { textSetting } from './setting-kinds.ts';

/** How reports are printed. */
export const REPORT_SETTINGS = {
  chromium: textSetting(
    'reports.chromium',
    'SITEKEEPER_CHROMIUM',
    '',
    'Path of Chromium or Chrome, which prints reports as PDF and takes screenshots of sites. Empty: it is looked for at the usual places, such as /usr/bin/chromium-headless-shell. off: it is not used. Without it, PDFs have the same content in a simpler layout, and there are no screenshots.',
  ),
} as const;
