import { ConnectorError } from '@sitekeeper/protocol';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTOR, freshPlugins, PLAIN } from '../../features/plugins/plugin.fixtures.ts';
import { siteKey } from '../../features/sites/site.ts';
import { freshThemes, SPARE } from '../../features/themes/theme.fixtures.ts';
import type { Services } from '../../kernel/context.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { SITE_ACTION_ROUTES } from './site-actions.routes.ts';
import { SITE_ITEM_ROUTES } from './site-items.routes.ts';
import { SITE_ROUTES } from './sites.routes.ts';

const world = useWorld({ sites: 2, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '3' } });
const routes = [...SITE_ROUTES, ...SITE_ACTION_ROUTES, ...SITE_ITEM_ROUTES];
const ofOne = routes
  .filter(({ path }) => path.includes('{id_or_domain}'))
  .map(({ methods, path, params }) => {
    const slug = 'slug' in params.schema.properties ? `?slug=${encodeURIComponent(PLAIN)}` : '';
    return [methods[0] as string, `${path}${slug}`] as const;
  });
let id: number;
let twins: number[];
beforeAll(async () => {
  twins = [await storeSite(world(), { url: 'https://twin.example/' })];
  twins.push(await storeSite(world(), { url: 'http://www.twin.example/' }));
});
beforeEach(async () => {
  id = await freshPlugins(world());
  await freshThemes(world());
});

/** The service parts are these while the work goes on. */
async function instead<T>(parts: Partial<Services>, work: () => Promise<T>): Promise<T> {
  const { services } = world().app;
  const before = { ...services };
  Object.assign(services, parts);
  try {
    return await work();
  } finally {
    Object.assign(services, before);
  }
}

const added = () => ({ url: world().fleet.url(2), admin: 'anna', uniqueid: 'x' });
const CHANGES = [
  ['POST', 'plugins/activate', { slug: PLAIN }],
  ['POST', 'plugins/deactivate', { slug: PLAIN }],
  ['DELETE', 'plugins/delete', { slug: PLAIN }],
  ['POST', 'themes/activate', { slug: SPARE }],
  ['DELETE', 'themes/delete', { slug: SPARE }],
] as const;

describe('an address that fits several sites', () => {
  it.each(ofOne)('%s %s', async (method, path) => {
    const { status, body } = await world().rest(path.replace('{id_or_domain}', 'twin.example'), { method });
    expect({ status, code: body.code, data: body.data }).toEqual({
      ...{ status: 409, code: 'svc_ambiguous_site', data: { status: 409, site_ids: twins } },
    });
  });

  it.each(['sync', 'check', 'reconnect', 'disconnect', 'suspend'])(
    'stops the %s of many that exclude it',
    async action => {
      for (const [exclude, status, code] of [
        ['twin.example', 409, 'svc_ambiguous_site'],
        ['typo.example', 404, 'svc_site_not_found'],
      ] as const) {
        const answer = await world().rest(`/sites/${action}`, {
          method: 'POST',
          body: { include: [id], exclude: [exclude] },
        });
        expect(answer).toMatchObject({ status, body: { success: 0, code } });
      }
      expect(world().fleet.ledger.summary().calls).toBe(0);
    },
  );
});

it('a site whose connector is too old is named as that by all that asks it', async () => {
  const { childSites } = world().app.services;
  const refuse = () =>
    Promise.reject(new ConnectorError('connector_outdated', 'The connector does not know the call.'));
  const tooOld = { childSites: { ...childSites, call: refuse, callUnsigned: refuse } };
  await instead(tooOld, async () => {
    const outdated = { status: 400, body: { success: 0, code: 'svc_child_outdated' } };
    for (const action of ['sync', 'reconnect']) {
      expect(await world().rest(`/sites/${id}/${action}`, { method: 'POST' })).toMatchObject(outdated);
    }
    for (const [method, what, body] of CHANGES) {
      expect(await world().rest(`/sites/${id}/${what}`, { method, body }), what).toMatchObject(outdated);
    }
    await world().rest(`/sites/${world().siteIds[1]}/remove`, { method: 'DELETE' });
    expect(await world().rest('/sites/add', { method: 'POST', body: added() })).toMatchObject(outdated);
  });
});

it('a site that somebody else changes is busy', async () => {
  const { clock, database } = world().app.services;
  const lease = { holder: 'another', until_at: clock.now() + 3_600_000 };
  const leases = [`site:${id}`, `add:${siteKey(added().url)}`].map(name => ({ ...lease, name }));
  await database.write(trx => trx.insertInto('leases').values(leases).execute());
  let now = clock.now();
  const hurried = { ...clock, now: () => (now += 6_000) };
  await instead({ clock: hurried }, async () => {
    const busy = { status: 409, body: { success: 0, code: 'svc_site_busy' } };
    for (const [method, what, body] of CHANGES) {
      expect(await world().rest(`/sites/${id}/${what}`, { method, body }), what).toMatchObject(busy);
    }
    expect(await world().rest(`/sites/${id}/reconnect`, { method: 'POST' })).toMatchObject(busy);
    expect(await world().rest('/sites/add', { method: 'POST', body: added() })).toMatchObject(busy);
  });
  await database.write(trx => trx.deleteFrom('leases').execute());
});

it.each([
  ['POST', 'plugins/activate', PLAIN, 'svc_activation_failed', 'plugin_action'],
  ['POST', 'plugins/deactivate', PLAIN, 'svc_deactivation_failed', 'plugin_action'],
  ['DELETE', 'plugins/delete', PLAIN, 'svc_deletion_failed', 'plugin_action'],
  ['POST', 'themes/activate', SPARE, 'svc_activation_failed', 'theme_action'],
  ['DELETE', 'themes/delete', SPARE, 'svc_deletion_failed', 'theme_action'],
] as const)('%s …/%s that the site did not do is an error', async (method, what, slug, code, fn) => {
  if (what === 'plugins/deactivate') {
    await world().rest(`/sites/${id}/plugins/activate`, { method: 'POST', body: { slug } });
  }
  world().fleet.site(1).setFaults({ name: 'http500', on: fn });
  const answer = await world().rest(`/sites/${id}/${what}`, { method, body: { slug } });
  expect(answer).toMatchObject({ status: 502, body: { success: 0, code } });
  world().fleet.site(1).setFaults();
});

it.each([
  ['activate', CONNECTOR, 409, 'svc_protected'],
  ['deactivate', 'no/no.php', 404, 'svc_plugin_not_found'],
])('plugins/%s of %s alone', async (action, slug, status, code) => {
  const answer = await world().rest(`/sites/${id}/plugins/${action}`, { method: 'POST', body: { slug } });
  expect(answer).toMatchObject({ status, body: { success: 0, code } });
});
