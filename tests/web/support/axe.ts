import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** WCAG 2.2 A and AA, and what axe recommends beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose findings are never serious: a fifth of the time, for what `expectAccessible` leaves out. */
const NEVER_SERIOUS = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'region',
];
const RULES = Object.fromEntries(NEVER_SERIOUS.map(id => [id, { enabled: false }]));

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page and in its frames. To compile its script takes much of the time: a page gets it once. */
export async function violationsOn(page: Page): Promise<axe.Result[]> {
  const [whole, ...parts] = page.frames();
  // A frame may have gone meanwhile.
  await Promise.all([whole && load(whole), ...parts.map(part => load(part).catch(() => undefined))]);
  return page.evaluate(
    async ({ tags, rules }) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const { violations } = await loaded.run({ runOnly: tags, rules, resultTypes: ['violations'] });
      return violations;
    },
    { tags: TAGS, rules: RULES },
  );
}

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT);
}
