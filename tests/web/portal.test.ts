import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { storeHistory } from '../../packages/server/src/features/reports/reports.fixtures.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { seriousOn, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

/** Words in the cells of tables that go on in the next line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (text: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return [...document.querySelectorAll('tbody td')].flatMap(cell =>
      [...cell.querySelectorAll('*'), cell]
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(node => node instanceof Text)
        .flatMap(text =>
          [...text.data.matchAll(/[\p{L}\d.]+/gu)]
            .filter(({ index, 0: word }) => linesOf(text, index, index + word.length) > 1)
            .map(([word]) => word),
        ),
    );
  });

it('the portal of a client fits on a phone, in German, and only its wide tables scroll', async () => {
  const { id } = (await world().post('add-client-v1', { name: 'Müller & Söhne' })).body;
  await storeHistory(world(), { clientId: id, sites: 3, days: 60, seed: 7, updates: 9 });
  await world().post('update-branding-v1', { client_id_or_email: id, language: 'de' });
  const { url } = (await world().post('add-portal-link-v1', { client_id_or_email: id, days: 30 })).body;
  const { page } = await visitors.signedIn('viewer', { width: 390 });
  await page.goto(new URL(url).pathname);
  await page.getByRole('heading', { name: 'Die letzten 30 Tage' }).waitFor();
  const { wider, narrowest } = await page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    narrowest: Math.min(...[...document.querySelectorAll('tbody th')].map(cell => cell.getBoundingClientRect().width)),
  }));
  expect([wider, narrowest > 80]).toEqual([0, true]);
  expect(await brokenWords(page)).toEqual([]);
  expect(await seriousOn(page)).toEqual([]);
});
