import { findChromium } from '../../packages/server/src/ports/chromium/find-chromium.ts';

const { CHROMIUM: named } = process.env;

/**
 * The browser that shows the pages in tests, pictures and benches, '' if there is none: what CHROMIUM names, otherwise
 * the one without windows, which shows the same with two thirds of the processor time.
 */
export const CHROMIUM = findChromium(named ?? '') ?? '';

/** The browser that CHROMIUM names, otherwise Debian's, which also shows notifications. */
export const WHOLE_CHROMIUM = named ?? '/usr/bin/chromium';

/** No sandbox, which containers don't support; and no requests to any other host. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
