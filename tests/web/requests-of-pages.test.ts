import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { type IdsOfPages, idsOf } from './support/walk/every-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);
/** A world in which nothing needs anybody. */
const calm = useWorld({ env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' } });
const visitorsOfCalm = useBrowser(calm);

/**
 * How many requests to the API the first view of each page may take, besides those of the shell. Pages of what is under
 * way are left out: they ask again every few seconds.
 */
const OWN_REQUESTS: Readonly<Record<string, number>> = {
  '/': 7,
  '/sites': 3,
  '/sites/$id': 1,
  '/uptime': 3,
  '/alarms': 2,
  '/updates': 3,
  '/changes': 2,
  '/security': 2,
  '/vulnerabilities': 4,
  '/vulnerabilities/$id': 1,
  '/clients': 2,
  '/clients/$id': 8,
  '/costs': 3,
  '/users': 2,
  '/tags': 2,
  '/api-access/keys': 1,
  '/approvals': 2,
  '/approvals/$id': 2,
  '/people': 2,
  '/imports': 1,
  '/notifications': 1,
  '/modules': 1,
  '/settings': 1,
  '/audit': 2,
  '/profile': 5,
};
/** The session, the bell, and how many calls wait for approval. */
const OF_SHELL = 3;

/** What the first view of a page asks the API, in its order, until all of it is shown. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  // The page before asks until it is gone.
  await page.goto('about:blank');
  const asked: string[] = [];
  const unanswered = new Set<Request>();
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(wp-json|web)\//.test(pathname) && request.resourceType() === 'fetch') {
      asked.push(pathname + search);
      unanswered.add(request);
    }
  });
  page.on('requestfinished', request => unanswered.delete(request));
  page.on('requestfailed', request => unanswered.delete(request));
  await page.goto(address);
  await expectLoaded(page);
  // The parts that come last.
  await page.getByRole('button', { name: /^What was told lately$|new alarm/ }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await expect.poll(() => unanswered.size).toBe(0);
  return asked;
}

const repeatedIn = (asked: readonly string[]) => asked.filter((one, index) => asked.indexOf(one) !== index);

it.each(Object.entries(OWN_REQUESTS))(
  '%s asks for at most %i things of its own, and for none twice',
  async (path, own) => {
    const { page } = await visitors.signedIn('admin', { at: '/modules' });
    const of = path.split('/').at(-2) as keyof IdsOfPages;
    const asked = await requestsOf(page, path.replace('$id', idsOf(ids())[of]));
    expect(repeatedIn(asked)).toEqual([]);
    expect(asked.length).toBeGreaterThan(OF_SHELL - 1);
    expect(asked.length).toBeLessThanOrEqual(own + OF_SHELL);
  },
);

it('the good news on the overview and the bell ask only once for the alarms, which both tell', async () => {
  await storeSite(calm(), { url: 'https://site-1.example/' });
  const { page } = await visitorsOfCalm.signedIn('admin', { at: '/modules' });
  const asked = await requestsOf(page, '/');
  await page.getByRole('heading', { name: 'Your site is fine' }).waitFor();
  expect(asked.filter(one => one.includes('get-bell'))).toHaveLength(1);
  expect(repeatedIn(asked)).toEqual([]);
});
