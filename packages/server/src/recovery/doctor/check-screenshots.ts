import { chromiumAt } from '../../ports/chromium/chromium-process.ts';
import { findChromium } from '../../ports/chromium/find-chromium.ts';
import { whyNoBrowser } from '../../ports/screenshots/why-no-browser.ts';
import type { Settings } from '../../settings.ts';
import { type FindingOfCheck, ok, warn } from './finding.ts';

const NONE = 'No screenshots of sites are taken';

/** Starts Chromium as it is started for a picture, and shows it nothing. */
export async function checkScreenshots(settings: Settings): Promise<FindingOfCheck> {
  const { chromium, screenshotsIntervalDays, screenshotsWithoutSandbox } = settings;
  if (screenshotsIntervalDays === 0) return ok(`${NONE}: they are switched off.`);
  if (chromium === 'off') return ok(`${NONE}: Chromium is switched off.`);
  const program = findChromium(chromium);
  if (program === undefined && chromium === '') return ok(`${NONE}: Chromium is not installed.`);
  if (program === undefined) {
    return warn(`${NONE}: SITEKEEPER_CHROMIUM names no program.`, 'Correct the path, or unset it.');
  }
  const problem = await whyNoBrowser(chromiumAt(program), screenshotsWithoutSandbox ? 'preferred' : 'required');
  if (problem === undefined) return ok('Screenshots of sites are taken with Chromium.');
  return warn(
    `${NONE}: ${problem}.`,
    'See docs/guides/screenshots.md. To do without screenshots, set SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS to 0.',
  );
}
