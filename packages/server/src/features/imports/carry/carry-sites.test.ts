import { expect, it } from 'vitest';
import { uncommitted, unlockedIds, waitForLock } from '../../../testing/wait-for-lock.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { oldMonitorOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';
import { carrySites } from './carry-sites.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, db, ctx, own, plan, adopt, oldSite, client, cost, records, reasons, get } = useCarrying();

it('gives sites their tags, client, note, costs and ignored updates once they are adopted, each once', async () => {
  const importId = await plan(
    [
      oldSite(1, {
        tagIds: [1, 1, 9],
        clientId: 1,
        note: '<b>Line</b><br>two',
        ignoresThemes: true,
        ignoredPlugins: [
          { slug: 'a/a.php', name: 'A', versions: ['2.0'] },
          { slug: 'b/b.php', name: 'B', versions: 'all' },
        ],
        ignoresTranslations: true,
      }),
      oldSite(2, { tagIds: [1], clientId: 9, dismissedPlugins: ['x/x.php'] }),
    ],
    {
      tags: [{ id: 1, name: own('T'), color: '' }],
      clients: [client(1)],
      costs: [
        cost(1, { targets: { kind: 'sites', ids: [1, 2] } }),
        cost(2, { targets: { kind: 'tags', ids: [1] } }),
        cost(3, { targets: { kind: 'clients', ids: [1] } }),
        cost(4),
      ],
      monitors: [
        oldMonitorOf(1, { intervalMinutes: 10 }),
        oldMonitorOf(1, { path: 'shop' }),
        oldMonitorOf(2, { maxRetries: 2 }),
      ],
    },
  );
  const first = await adopt(importId, 1);
  const offers = ['a/a.php', 'b/b.php', 'c/c.php'].map(slug => ({
    site_id: first,
    type: 'plugin',
    slug,
    language: '',
    name: slug,
    version: '1.0',
    new_version: slug === 'c/c.php' ? '3.0' : '2.0',
  }));
  await services().database.write(trx => trx.insertInto('site_updates').values(offers).execute());
  await carryRecords(ctx(), importId);

  const record = await get('get-site-record-v1', { site_id_or_domain: first });
  expect(record).toMatchObject({ notes: 'Line\ntwo' });
  const owner = await world().post('get-site-client-v1', { site_id_or_domain: first });
  expect(owner.body.client.name).toBe(own('Client 1'));
  const tag = async () => (await get('list-tags-v1', { name: own('T') })).items[0];
  expect((await tag()).sites_ids).toEqual([first]);
  const rules = await world().get('list-ignored-updates-v1', { site_id_or_domain: first });
  expect(rules.status).toBe(200);
  const pending = await get('get-site-updates-v1', { site_id_or_domain: first });
  expect(JSON.stringify(pending)).toContain('c/c.php');
  expect(JSON.stringify(pending)).not.toContain('a/a.php');
  expect(JSON.stringify(pending)).not.toContain('b/b.php');
  const costs = async () =>
    Promise.all((await records(importId, 'cost')).map(row => get('get-cost-v1', { cost_id: row.new_id })));
  expect((await costs()).map(({ sites, groups, clients }) => [sites, groups.length, clients.length])).toEqual([
    [[first], 0, 0],
    [[], 1, 0],
    [[], 0, 1],
    [[], 0, 0],
  ]);
  expect((await reasons(importId, 'cost')).at(-1)).toEqual(['carried', expect.stringContaining('without a target')]);

  const settings = async (id: number) => (await get('get-monitor-v1', { site_id_or_domain: id })).own_settings;
  expect(await settings(first)).toMatchObject({ interval_seconds: 600, timeout_seconds: null });
  expect(await reasons(importId, 'monitor')).toEqual([
    ['carried', null],
    ['skipped', expect.stringContaining('shop is not checked')],
    ['planned', null],
  ]);

  // What a person changes here afterwards stays: another run gives nothing twice.
  await world().post('update-site-v1', { site_id_or_domain: first, tags: [], notes: 'mine' });
  const second = await adopt(importId, 2);
  await carryRecords(ctx(), importId);
  expect((await tag()).sites_ids).toEqual([second]);
  expect(await settings(second)).toMatchObject({ interval_seconds: null, confirmations: 2 });
  expect((await costs())[0].sites).toEqual([first, second]);
  expect(await get('get-site-record-v1', { site_id_or_domain: first })).toMatchObject({ notes: 'mine' });
  const told = await db()
    .selectFrom('carried_sites')
    .selectAll()
    .where('import_id', '=', importId)
    .orderBy('old_id')
    .execute();
  expect(told.map(row => row.reason)).toEqual([
    expect.stringContaining('translations are not carried over'),
    expect.stringContaining('1 dismissed abandoned item'),
  ]);
  expect(told.map(row => JSON.parse(row.remarks_json ?? ''))).toEqual([
    [{ code: 'translations_not_ignored', data: {} }],
    [{ code: 'not_dismissed', data: { count: 1 } }],
  ]);
});

it('gives a cost that is planned later the sites that are here already', async () => {
  const sites = [oldSite(1), oldSite(2)];
  const importId = await plan(sites);
  const first = await adopt(importId, 1);
  await carryRecords(ctx(), importId);
  expect(await plan(sites, { costs: [cost(1, { targets: { kind: 'sites', ids: [1, 2] } })] })).toBe(importId);
  await carryRecords(ctx(), importId);
  const sitesOfCost = async () => {
    const [row] = await records(importId, 'cost');
    return (await get('get-cost-v1', { cost_id: row?.new_id })).sites;
  };
  expect(await sitesOfCost()).toEqual([first]);
  const second = await adopt(importId, 2);
  await carryRecords(ctx(), importId);
  expect(await sitesOfCost()).toEqual([first, second]);
});

it('keeps types of costs without a counterpart as titles, and says what they became', async () => {
  const importId = await plan([], {
    costs: [
      cost(1, {
        productType: 'domain',
        productTypeTitle: 'Domains',
        paymentMethod: 'sepa',
        paymentMethodTitle: 'SEPA',
      }),
      cost(2, {
        productType: 'security',
        licenseType: 'unlimited',
        status: 'paused',
        paymentMethod: 'card',
        name: '',
      }),
    ],
  });
  await carryRecords(ctx(), importId);
  const [own1, sample] = await Promise.all(
    (await records(importId, 'cost')).map(row => get('get-cost-v1', { cost_id: row.new_id })),
  );
  expect(own1).toMatchObject({
    product_type: 'other',
    product_type_title: 'Domains',
    payment_method: '',
    payment_method_title: 'SEPA',
    price: 29.99,
    last_renewal: '2026-01-31',
  });
  expect(sample).toMatchObject({
    name: 'Cost 2',
    product_type: 'other',
    license_type: 'multi_site',
    cost_tracker_status: 'onhold',
  });
  const [, [, said]] = (await reasons(importId, 'cost')) as [unknown, [string, string]];
  for (const word of ['"security"', '"unlimited"', '"paused"', '"card"', 'no name']) expect(said).toContain(word);
});

// Seen to fail on PostgreSQL with sites that are locked first, by the rows that refer to them.
it.each(['clients', 'tags'] as const)('waits for %s before it locks a site, as everybody does', async table => {
  const importId = await plan([oldSite(1, { tagIds: [1], clientId: 1 })], {
    tags: [{ id: 1, name: own('T'), color: '' }],
    clients: [client(1)],
  });
  await carryRecords(ctx(), importId);
  const site = await adopt(importId, 1);
  const [record] = await records(importId, table === 'tags' ? 'tag' : 'client');
  const { database } = services();
  const locked = await uncommitted(database, trx =>
    trx.selectFrom(table).select('id').where('id', '=', Number(record?.new_id)).forUpdate().execute(),
  );
  const carrying = carrySites({ ctx: ctx(), importId });
  await waitForLock(database);
  const free = await unlockedIds(database, 'sites', [site]);
  await locked();
  await carrying;
  expect(free).toEqual([site]);
  const owner = await world().post('get-site-client-v1', { site_id_or_domain: site });
  expect(owner.body.client.name).toBe(own('Client 1'));
});

// Fails without the look whether the import is still there: what the sites got would refer to one that is gone.
it('stops without an error when the import is deleted between two of its transactions', async () => {
  const importId = await plan([oldSite(1, { note: 'Kept there' })]);
  const site_id_or_domain = await adopt(importId, 1);
  const { database } = services();
  const write: typeof database.write = async work => {
    await database.write(trx => trx.deleteFrom('imports').where('id', '=', importId).execute());
    return database.write(work);
  };
  const late = { ...ctx(), database: withWrite(database, write) };
  await expect(carrySites({ ctx: late, importId })).resolves.toBeUndefined();
  expect(await get('get-site-record-v1', { site_id_or_domain })).toMatchObject({ notes: '' });
});
