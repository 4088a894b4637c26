import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENT_EXAMPLES } from '../../packages/server/src/features/events/event-examples.fixtures.ts';
import { EVENT_TYPE_NAMES, pageOfEvent } from '../../packages/server/src/features/events/index.ts';
import { APP_ROUTES } from '../../packages/server/src/surfaces/web/pages.ts';
import { notificationsSearch } from '../../packages/web/src/pages/notifications/search.ts';
import { securitySearch } from '../../packages/web/src/pages/security/search.ts';
import { siteSearch } from '../../packages/web/src/pages/site/search.ts';
import { sitesSearch } from '../../packages/web/src/pages/sites/search.ts';
import { uptimeSearch } from '../../packages/web/src/pages/uptime/search.ts';

const routes = readFileSync(new URL('../../packages/web/src/app/routes.ts', import.meta.url), 'utf8');
const paths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
const SEARCHES: Readonly<Record<string, (raw: Record<string, unknown>) => object>> = {
  '/notifications': notificationsSearch,
  '/security': securitySearch,
  '/sites/$id': siteSearch,
  '/sites': sitesSearch,
  '/uptime': uptimeSearch,
};

const pages = [...EVENT_TYPE_NAMES, 'alarms', 'digests'].flatMap(type => {
  if (type === 'alarms') return '/alarms';
  if (type === 'digests') return '/notifications?view=events';
  return [{ siteId: 12 }, {}].map(target => pageOfEvent(type, target, EVENT_EXAMPLES[type as 'site.down']) ?? '');
});

// Seen to fail with a tab that the page of a site does not have.
it.each([...new Set(pages)].map(page => [page]))('messages lead to %s, which exists and takes its search', page => {
  const { pathname, searchParams } = new URL(page, 'https://keeper.example');
  const shape = pathname.replace(/\/(sites|vulnerabilities|updates\/runs)\/[^/]+$/, '/$1/$id');
  expect(paths).toContain(shape);
  const given = Object.fromEntries(searchParams);
  if (Object.keys(given).length === 0) return;
  expect(Object.keys(SEARCHES[shape]?.(given) ?? {})).toEqual(expect.arrayContaining(Object.keys(given)));
  for (const [name, value] of Object.entries(SEARCHES[shape]?.(given) ?? {})) {
    expect([name, value === undefined]).toEqual([name, !Object.hasOwn(given, name)]);
  }
});

// A message is opened from elsewhere: the server is asked for the address, and says by the status whether it exists.
it('the server knows all pages', () => {
  const firsts = new Set(paths.map(path => path.split('/')[1] ?? ''));
  expect([...firsts].filter(first => !APP_ROUTES.has(first))).toEqual([]);
});
