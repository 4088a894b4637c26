import { existsSync } from 'node:fs';

const { CHROMIUM: named } = process.env;
/** Debian's Chromium without windows shows the same pages with two thirds of the processor time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** The browser that `CHROMIUM` names, otherwise Debian's, which also shows notifications. */
export const WHOLE_CHROMIUM = named ?? '/usr/bin/chromium';

/** The browser of the page tests. */
export const CHROMIUM = named ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : WHOLE_CHROMIUM);
