import { describe, expect, it } from 'vitest';
import type { Trx } from '../../ports/database/port.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';

const world = useWorld();

interface Made {
  readonly site: number;
  readonly client: number;
  readonly tag: number;
}
let made = 0;

async function make(): Promise<Made> {
  made += 1;
  const { body: client } = await world().post('add-client-v1', { name: `Client ${made}` });
  const { body: tag } = await world().post('add-tag-v1', { name: `tag ${made}` });
  return { site: await storeSite(world(), { url: `https://s${made}.example/` }), client: client.id, tag: tag.id };
}

const WINDOW = { name: 'Nightly', days: ['mon'], opens: '02:00', closes: '04:00', time_zone: 'Europe/Berlin' };
const RULE = { name: 'Ours', channel_ids: [], tell_browsers: true };
const COST = {
  name: 'Hosting',
  price: 9,
  payment_type: 'subscription',
  product_type: 'hosting',
  renewal_type: 'monthly',
};

/** The ability, what is deleted, the input that names it, and what it answers. */
const CALLS: readonly (readonly [string, keyof Made, (made: Made) => object, string])[] = [
  ['edit-sites-v1', 'tag', ({ site, tag }) => ({ site_ids_or_domains: [site], add_tags: [tag] }), 'tag_not_found'],
  [
    'edit-sites-v1',
    'client',
    ({ site, client }) => ({ site_ids_or_domains: [site], client_id: client }),
    'client_not_found',
  ],
  ['update-site-v1', 'tag', ({ site, tag }) => ({ site_id_or_domain: site, tags: [tag] }), 'tag_not_found'],
  [
    'update-site-v1',
    'client',
    ({ site, client }) => ({ site_id_or_domain: site, client_id: client }),
    'client_not_found',
  ],
  ['add-update-window-v1', 'tag', ({ tag }) => ({ ...WINDOW, tag_id: tag }), 'tag_not_found'],
  ['add-update-window-v1', 'site', ({ site }) => ({ ...WINDOW, site_id_or_domain: site }), 'site_not_found'],
  ['add-alarm-rule-v1', 'tag', ({ tag }) => ({ ...RULE, tag_ids: [tag] }), 'invalid_input'],
  ['add-alarm-rule-v1', 'client', ({ client }) => ({ ...RULE, client_ids: [client] }), 'invalid_input'],
  ['set-report-schedule-v1', 'client', ({ client }) => ({ client_id: client }), 'client_not_found'],
  ['update-branding-v1', 'client', ({ client }) => ({ client_id_or_email: client, name: 'Ours' }), 'client_not_found'],
  ['add-cost-v1', 'tag', ({ tag }) => ({ ...COST, groups: [tag] }), 'tag_not_found'],
  ['add-cost-v1', 'site', ({ site }) => ({ ...COST, sites: [site] }), 'site_not_found'],
  ['ignore-updates-v1', 'site', ({ site }) => ({ site_id_or_domain: site, type: 'plugins' }), 'site_not_found'],
];
const TABLES = { site: 'sites', client: 'clients', tag: 'tags' } as const;

describe('an ability that names what is being deleted', () => {
  // Fails on PostgreSQL where the transaction looks for nothing, or does not begin again: status 500.
  it.each(CALLS)('%s says so once the %s is gone', async (ability, what, input, code) => {
    const { database } = world().app.services;
    const all = await make();
    const remove = (trx: Trx) => trx.deleteFrom(TABLES[what]).where('id', '=', all[what]).execute();
    const commit = await uncommitted(database, remove);
    const answering = world().post(ability, input(all));
    await waitForLock(database);
    await commit();
    const { status, body } = await answering;
    expect([status < 500, body.code]).toEqual([true, `svc_${code}`]);
  });

  it('set-file-checks-v1 leaves the site out', async () => {
    const { database } = world().app.services;
    const [first, second] = [await make(), await make()];
    const commit = await uncommitted(database, trx => trx.deleteFrom('sites').where('id', '=', first.site).execute());
    const site_ids_or_domains = [first.site, second.site];
    const answering = world().post('set-file-checks-v1', { site_ids_or_domains, allowed: true });
    await waitForLock(database);
    await commit();
    const { status, body } = await answering;
    expect([status, body.changed.map(({ id }: { id: number }) => id)]).toEqual([200, [second.site]]);
  });
});
