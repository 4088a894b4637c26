import type { Services } from '../../../kernel/context.ts';
import { pictureFacts } from '../../../kernel/picture-facts.ts';
import { SCREENSHOT_MOST_BYTES, SCREENSHOT_SIZE, type Screenshots } from '../../../ports/screenshots/port.ts';
import type { KnownSite } from '../connection.ts';
import { SCREENSHOT_TYPE, saveScreenshot } from './screenshot.store.ts';

/** Takes the picture of a site and stores it. @returns why there is none; what was stored before then stays. */
export async function photographSite(
  { database, clock }: Services,
  screenshots: Screenshots,
  { row, address }: KnownSite,
): Promise<string | undefined> {
  const answer = await screenshots.take(address);
  if (answer.outcome === 'failed') return answer.reason;
  if (!isScreenshot(answer.picture)) return 'The browser gave no picture.';
  const saved = await database.write(trx => saveScreenshot(trx, row, answer.picture, clock.now()));
  return saved ? undefined : 'The site was moved or deleted in the meantime.';
}

/** A page may have taken over the browser: what it hands out is checked. */
function isScreenshot(picture: Buffer): boolean {
  const { type, width, height } = pictureFacts(picture) ?? {};
  const hasSize = width === SCREENSHOT_SIZE.width && height === SCREENSHOT_SIZE.height;
  return type === SCREENSHOT_TYPE && hasSize && picture.length <= SCREENSHOT_MOST_BYTES;
}
