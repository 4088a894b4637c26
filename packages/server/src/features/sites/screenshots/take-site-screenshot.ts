import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Screenshots } from '../../../ports/screenshots/port.ts';
import { openSite } from '../open-site.ts';
import { oneSiteRecordSchema } from '../read/site-record.schemas.ts';
import { siteRecordOf } from '../read/site-record.views.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { photographSite } from './photograph-site.ts';

/** Each takes up to a minute, and somebody waits for it. */
const MOST_WAITING = 3;
const RETRY_SECONDS = 30;

export const takeSiteScreenshot = ability({
  name: 'take-site-screenshot-v1',
  summary: 'Take a screenshot of the front page of a site now, and return the record of the site with it.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: oneSiteRecordSchema,
  errors: ['screenshots_unavailable', 'screenshot_failed'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await openSite(ctx, site_id_or_domain);
  const screenshots = await browserOf(ctx);
  if (screenshots.waiting >= MOST_WAITING) {
    const message = 'Other screenshots are being taken. Try again in half a minute.';
    throw new AppError('server_busy', message, { retry_after: RETRY_SECONDS });
  }
  const problem = await photographSite(ctx, screenshots, site);
  if (problem !== undefined) {
    throw new AppError('screenshot_failed', `${problem} The last screenshot is kept. Check the site, then try again.`);
  }
  return siteRecordOf(ctx, site.row.id);
});

/** @throws AppError screenshots_unavailable, with the reason in a word for pages. */
async function browserOf({ screenshots, settings }: Services): Promise<Screenshots> {
  if (settings.screenshotsIntervalDays === 0) {
    throw unavailable('off', 'Screenshots are switched off. Set screenshots.interval_days to 1 or more.');
  }
  if (screenshots === undefined && settings.chromium === 'off') {
    throw unavailable('chromium_off', 'Chromium is switched off on this server (SITEKEEPER_CHROMIUM).');
  }
  if (screenshots === undefined) {
    throw unavailable('chromium_missing', 'This server finds no Chromium. Install it, or correct SITEKEEPER_CHROMIUM.');
  }
  const problem = await screenshots.problem();
  if (problem === undefined) return screenshots;
  throw unavailable('chromium_broken', `${problem}. Run sitekeeper doctor on the machine of the server.`);
}

function unavailable(reason: string, message: string): AppError {
  return new AppError('screenshots_unavailable', message, { reason });
}
