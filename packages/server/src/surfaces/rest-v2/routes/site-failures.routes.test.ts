import type { FaultName } from '@sitekeeper/child-simulator';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPlugins, PLAIN_PLUGIN, STORED_CONNECTOR } from '../../../features/plugins/plugin.fixtures.ts';
import { siteKey } from '../../../features/sites/site.ts';
import { freshThemes, SPARE } from '../../../features/themes/theme.fixtures.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { askRoute, methodOf, promises, takes } from '../ask-route.fixtures.ts';
import type { RestRoute } from '../route.ts';
import { ROUTES } from '../routes.ts';
import { withLeasesTaken, withOldConnectors, withTimeouts } from './site-failures.fixtures.ts';

const DEADLINES = ['ACTION', 'CHECK', 'SYNC'].map(name => [`SITEKEEPER_DEADLINE_${name}`, '2']);
const world = useWorld({ sites: 3, seeded: true, env: Object.fromEntries(DEADLINES) });
const site = (k: number) => world().siteIds[k - 1] as number;
let twins: number[];

beforeAll(async () => {
  twins = [await storeSite(world(), { url: 'https://twin.example/' })];
  twins.push(await storeSite(world(), { url: 'http://www.twin.example/' }));
  await world().post('suspend-site-v1', { site_id_or_domain: site(2) });
  await world().post('disconnect-site-v1', { site_id_or_domain: site(3) });
  await freshPlugins(world());
  await freshThemes(world());
  world().fleet.site(1).addComment({ content: 'There is always one' });
});
beforeEach(() => world().fleet.ledger.reset());

/** Ways to name a site: in the path, in a filter, as a target, or in a list of excluded sites. */
const SELECTORS = ['id_or_domain', 'websites', 'site_id_or_domain', 'exclude'];

interface Failure {
  readonly status: number;
  /** The named site; otherwise the first one, which is healthy. */
  readonly named?: () => number | string;
  readonly during?: (work: () => Promise<void>) => Promise<void>;
  /** Further details in the answer. */
  readonly data?: () => object;
}

const whileFault = (fault: FaultName, on?: string) => async (work: () => Promise<void>) => {
  world().fleet.site(1).setFaults({ name: fault, on });
  await work().finally(() => world().fleet.site(1).setFaults());
};

const FAILURES: Partial<Record<ErrorCode, Failure>> = {
  site_not_found: { status: 404, named: () => 'nowhere.example' },
  ambiguous_site: { status: 409, named: () => 'twin.example', data: () => ({ site_ids: twins }) },
  site_suspended: { status: 409, named: () => site(2) },
  site_disconnected: { status: 409, named: () => site(3) },
  site_busy: { status: 409, during: work => withLeasesTaken(world(), [`site:${site(1)}`, 'update-runs'], work) },
  child_outdated: { status: 400, during: work => withOldConnectors(world(), work) },
  site_offline: { status: 503, during: whileFault('maintenance') },
  site_timeout: { status: 504, during: work => withTimeouts(world(), work) },
  connection_failed: { status: 502, during: whileFault('auth401') },
  outcome_unknown: { status: 504, during: whileLost },
};
const FAULTS: readonly string[] = ['site_offline', 'site_timeout', 'connection_failed', 'outcome_unknown'];
const CHANGES = [
  'plugin_action',
  'get_all_plugins',
  'theme_action',
  'user_action',
  'newuser',
  'newadminpassword',
  'register',
  'newpost',
  'post_action',
  'comment_action',
];

/** Site 1 breaks off every change that is sent to it, and doesn't show its plugins. */
async function whileLost(work: () => Promise<void>): Promise<void> {
  world()
    .fleet.site(1)
    .setFaults(...CHANGES.map(on => ({ name: 'reset', on }) as const));
  await work().finally(() => world().fleet.site(1).setFaults());
}

/**
 * Reconnecting is refused only for a site that is disconnected in the meantime, see site-actions.routes.test.ts. For
 * the failures of another address, see site-moves.routes.test.ts.
 */
function isHealing(route: RestRoute, code: string): boolean {
  if (route.path.endsWith('/follow-redirect') || route.path === '/sites/{id_or_domain}/edit')
    return !BY_NAME.includes(code);
  if (code === 'site_timeout' && route.path.endsWith('/rotate-key')) return true; // reported below
  // Reading and changing a post is one call, see content.routes.test.ts.
  if (code === 'outcome_unknown' && route.path.endsWith('/{post_id}/edit')) return true;
  // Reads the lists of the site first, see site-installs.routes.test.ts.
  if (code === 'outcome_unknown' && route.path.endsWith('s/install')) return true;
  return code === 'site_disconnected' && route.path.endsWith('/reconnect');
}

const BY_NAME: readonly string[] = ['site_not_found', 'ambiguous_site'];

/** Every route about named sites, with the failures of sites that it can return. */
const cases = ROUTES.flatMap(route => {
  const selector = SELECTORS.find(name => takes(route, name));
  const failures = Object.entries(FAILURES).filter(
    ([code]) =>
      promises(route, code as ErrorCode) &&
      !isHealing(route, code) &&
      !(code === 'outcome_unknown' && route.path.endsWith('/reconnect')),
  );
  if (selector === undefined || failures.length === 0) return [];
  return [{ route, method: methodOf(route), path: route.path, selector, failures }];
});

describe.each(cases)('$method $path', ({ route, selector, failures }) => {
  it.each(failures)('%s', async (code, { status, named = () => site(1), during = work => work(), data }) => {
    const one = named();
    const several = { failed: [expect.objectContaining({ website_id: one, code: `svc_${code}` })] };
    await during(async () => {
      const given = selector === 'websites' || selector === 'exclude' ? [one] : one;
      expect(await askRoute(world(), route, { [selector]: given })).toMatchObject({
        status,
        body: {
          success: 0,
          code: `svc_${code}`,
          data: { status, ...(selector === 'websites' ? several : data?.()) },
        },
      });
    });
    if (!FAULTS.includes(code)) expect(world().fleet.ledger.summary().calls).toBe(0);
  });
});

it('POST /updates/update while another run is started returns 409', async () => {
  const start = () => world().rest('/updates/update', { method: 'POST', body: {} });
  const answer = await withLeasesTaken(world(), ['update-runs'], start);
  const message = 'Another update run is being started. Try again when it is done.';
  expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_site_busy', message } });
});

describe('POST /sites/add', () => {
  const url = 'https://new.example/';
  const add = () => world().rest('/sites/add', { method: 'POST', body: { url, admin: 'anna', uniqueid: 'x' } });

  it('fails for a site that is being added by another request', async () => {
    const answer = await withLeasesTaken(world(), [`add:${siteKey(url)}`], add);
    expect(answer).toMatchObject({ status: 409, body: { success: 0, code: 'svc_site_busy' } });
  });

  it('fails for a site that breaks the connection', async () => {
    world().fleet.site(1).setFaults('reset');
    const body = { url: `${world().fleet.url(1)}/below`, admin: 'anna', uniqueid: 'x' };
    const answer = await world().rest('/sites/add', { method: 'POST', body });
    world().fleet.site(1).setFaults();
    expect(answer).toMatchObject({ status: 504, body: { success: 0, code: 'svc_outcome_unknown' } });
  });

  it('fails for a site whose connector is too old', async () => {
    const answer = await withOldConnectors(world(), add);
    expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_child_outdated' } });
  });
});

describe('changes of plugins and themes', () => {
  beforeEach(async () => {
    await freshPlugins(world());
    await freshThemes(world());
  });

  it.each([
    ['POST', 'plugins/activate', PLAIN_PLUGIN, 'svc_activation_failed', 'plugin_action'],
    ['POST', 'plugins/deactivate', PLAIN_PLUGIN, 'svc_deactivation_failed', 'plugin_action'],
    ['DELETE', 'plugins/delete', PLAIN_PLUGIN, 'svc_deletion_failed', 'plugin_action'],
    ['POST', 'themes/activate', SPARE, 'svc_activation_failed', 'theme_action'],
    ['DELETE', 'themes/delete', SPARE, 'svc_deletion_failed', 'theme_action'],
  ] as const)('%s …/%s returns an error if the site did not do it', async (method, what, slug, code, fn) => {
    if (what === 'plugins/deactivate') {
      await world().rest(`/sites/${site(1)}/plugins/activate`, { method: 'POST', body: { slug } });
    }
    world().fleet.site(1).setFaults({ name: 'http500', on: fn });
    const answer = await world().rest(`/sites/${site(1)}/${what}`, { method, body: { slug } });
    expect(answer).toMatchObject({ status: 502, body: { success: 0, code } });
    world().fleet.site(1).setFaults();
  });

  it.each([
    ['activate', STORED_CONNECTOR, 409, 'svc_protected'],
    ['deactivate', 'no/no.php', 404, 'svc_plugin_not_found'],
  ])('plugins/%s of %s alone returns the error itself', async (action, slug, status, code) => {
    const answer = await world().rest(`/sites/${site(1)}/plugins/${action}`, { method: 'POST', body: { slug } });
    expect(answer).toMatchObject({ status, body: { success: 0, code } });
  });
});

it('POST /sites/{id_or_domain}/reconnect returns outcome_unknown if the site breaks the connection on a new key', async () => {
  world().fleet.site(1).clearKey();
  world().fleet.site(1).setFaults({ name: 'reset', on: 'register' });
  const answer = await world().rest(`/sites/${site(1)}/reconnect`, { method: 'POST' });
  world().fleet.site(1).setFaults();
  expect(answer).toMatchObject({ status: 504, body: { success: 0, code: 'svc_outcome_unknown' } });
});

it('POST /sites/{id_or_domain}/rotate-key of a site that does not answer before it is sent a key', async () => {
  const { database } = world().app.services;
  await database.write(async trx => {
    await trx.deleteFrom('registrations').execute();
    await trx.deleteFrom('site_secrets').where('site_id', '=', site(1)).where('name', '=', 'regverify').execute();
  });
  world().fleet.site(1).setFaults('hang');
  const answer = await world().rest(`/sites/${site(1)}/rotate-key`, { method: 'POST' });
  world().fleet.site(1).setFaults();
  expect(answer).toMatchObject({ status: 504, body: { success: 0, code: 'svc_site_timeout' } });
});
