import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** WCAG 2.2 A and AA, and what axe recommends beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page and in its frames. To compile its script takes much of the time: a page gets it once. */
export async function violationsOn(page: Page): Promise<axe.Result[]> {
  const [whole, ...parts] = page.frames();
  // A frame may have gone meanwhile.
  await Promise.all([whole && load(whole), ...parts.map(part => load(part).catch(() => undefined))]);
  return page.evaluate(async tags => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations;
  }, TAGS);
}

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT);
}
