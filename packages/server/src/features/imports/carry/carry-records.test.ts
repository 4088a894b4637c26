import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { oldDashboardOf, oldSiteOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import { mainwpKeyHash } from '../../keys/index.ts';
import type { OldClient, OldCost, OldDashboard, OldSite } from '../mainwp/old-dashboard.ts';
import { storeImport } from '../store/store-import.ts';
import { oldClientOf, oldContactOf, oldCostOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';

const world = useWorld();
const services = () => world().app.services;
const db = () => services().database.db;
const ctx = (): Ctx => world().app.ctx({ kind: 'system', name: 'import' });

let turn = 0;
let url = '';
/** Each test has an old dashboard and names of its own. */
beforeEach(() => {
  url = `https://old${++turn}.example/`;
});
const own = (name: string) => `${name} ${turn}`;

const plan = async (sites: readonly OldSite[], more: Partial<OldDashboard> = {}) =>
  (
    await storeImport(
      services(),
      { kind: 'system', name: 'test' },
      { oldDashboard: oldDashboardOf(sites, { url, ...more }) },
    )
  ).importId;
const oldSite = (id: number, more: Partial<OldSite> = {}) => oldSiteOf(id, `https://s${id}-${turn}.example/`, more);

/** Uptime settings of a site there. */
const oldMonitor = (siteId: number, more: Partial<OldDashboard['monitors'][number]> = {}) => ({
  siteId,
  path: '',
  active: null,
  type: 'global' as const,
  keyword: '',
  method: 'useglobal',
  intervalMinutes: null,
  timeoutSeconds: null,
  maxRetries: null,
  upStatusCodes: null,
  ...more,
});

/** As adopting leaves a site. @returns its id here. */
async function adopt(importId: string, oldId: number, more: Parameters<typeof storeSite>[1] | object = {}) {
  const site_id = await storeSite(world(), { url: `https://s${oldId}-${turn}.example/`, ...more });
  await services().database.write(trx =>
    trx
      .updateTable('import_sites')
      .set({ state: 'adopted', site_id })
      .where('import_id', '=', importId)
      .where('old_id', '=', oldId)
      .execute(),
  );
  return site_id;
}

const client = (id: number, more: Partial<OldClient> = {}) => oldClientOf(id, { name: own(`Client ${id}`), ...more });
const cost = (id: number, more: Partial<OldCost> = {}) => oldCostOf(id, { name: own(`Cost ${id}`), ...more });

const records = async (importId: string, kind: string) =>
  db()
    .selectFrom('import_records')
    .selectAll()
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .orderBy('old_id')
    .execute();
const reasons = async (importId: string, kind: string) =>
  (await records(importId, kind)).map(({ state, reason }) => [state, reason]);
const get = async (ability: string, input: Record<string, unknown>) => (await world().get(ability, input)).body;

describe('carrying over an old dashboard', () => {
  it('merges tags with the same name, and keeps their colours', async () => {
    const here = (await world().post('add-tag-v1', { name: own('Shops') })).body.id;
    const importId = await plan([], {
      tags: [
        { id: 1, name: own('SHOPS'), color: '#0A7F5A' },
        { id: 2, name: own('R&D'), color: 'red' },
        { id: 3, name: own('r&d'), color: '#ffffff' },
      ],
    });
    await carryRecords(ctx(), importId);
    expect((await records(importId, 'tag')).map(row => row.new_id)[0]).toBe(here);
    const tags = (await get('list-tags-v1', { search: ` ${turn}` })).items;
    expect(tags.map(({ name, color }: { name: string; color: string }) => [name, color])).toEqual([
      [own('R&D'), '#ffffff'],
      [own('Shops'), '#0A7F5A'],
    ]);
    expect((await reasons(importId, 'tag')).map(([state]) => state)).toEqual(['carried', 'carried', 'carried']);
  });

  it('brings clients with contacts, states and notes, and gives each e-mail address to only one of them', async () => {
    await world().post('add-client-v1', { name: own('Here'), client_email: `here${turn}@example.com`, city: 'Kiel' });
    const importId = await plan([], {
      clients: [
        client(1, {
          email: `A${turn}@Example.com`,
          note: '<p>One &amp; <a href="https://x.example/">two</a></p><p>three</p>',
          city: 'Bonn',
          status: 'suspended',
          createdAt: 1_600_000_000,
          contacts: [oldContactOf(5, 'Ben'), oldContactOf(6, 'Ann')],
          primaryContactId: 6,
        }),
        client(2, { email: `a${turn}@example.com`, name: '' }),
        client(3, { email: `Here${turn}@example.com`, city: 'Ulm', status: 'lead' }),
        client(4, { email: 'nonsense', status: 'lost' }),
      ],
    });
    await carryRecords(ctx(), importId);
    const [first, second, third, fourth] = await Promise.all(
      (await records(importId, 'client')).map(row => get('get-client-v1', { client_id_or_email: row.new_id })),
    );
    expect(first).toMatchObject({
      email: `a${turn}@example.com`,
      city: 'Bonn',
      status: 'suspended',
      created: '2020-09-13T12:26:40Z',
      note: 'One & two (https://x.example/)\n\nthree',
    });
    expect(second).toMatchObject({ name: 'Client 2', email: '' });
    expect(third).toMatchObject({ name: own('Here'), city: 'Kiel', status: 'active' });
    expect(fourth).toMatchObject({ email: '', status: 'lost' });
    const people = await db()
      .selectFrom('client_contacts')
      .selectAll()
      .where('client_id', '=', first.id)
      .orderBy('id')
      .execute();
    expect(people).toMatchObject([
      { name: 'Ben', email: 'ben@example.com', role: 'Books', is_primary: 0 },
      { name: 'Ann', is_primary: 1 },
    ]);
    expect((await reasons(importId, 'client')).map(([, reason]) => reason)).toEqual([
      null,
      expect.stringContaining(`belongs to the client "${first.name}"`),
      expect.stringContaining('was here already'),
      expect.stringContaining('"nonsense" is no e-mail address'),
    ]);
    const back = await world().post('unsuspend-client-v1', { client_id_or_email: first.id });
    expect(back.body).toMatchObject({ status: 'active' });
  });

  it('brings fields of all clients and of one, with their values', async () => {
    const field = (id: number, name: string, clientId: number | null = null) => ({
      id,
      name,
      description: 'd',
      clientId,
    });
    const importId = await plan([], {
      clients: [
        client(1, {
          values: [
            { fieldId: 1, value: 'DE1' },
            { fieldId: 2, value: 'blue' },
            { fieldId: 3, value: 'kept' },
          ],
        }),
        client(2, { values: [{ fieldId: 1, value: 'DE2' }] }),
      ],
      clientFields: [
        field(3, own('VAT'), 2),
        field(1, own('vat')),
        field(2, own('Colour'), 1),
        field(4, 'client.name'),
        field(5, own('Lost'), 99),
        field(6, '123'),
      ],
    });
    await carryRecords(ctx(), importId);
    const [one, two] = await Promise.all(
      (await records(importId, 'client')).map(row => get('get-client-v1', { client_id_or_email: row.new_id })),
    );
    expect(one.custom_fields).toEqual({ [own('vat')]: 'DE1', [own('Colour')]: 'blue' });
    expect(two.custom_fields).toEqual({ [own('vat')]: 'DE2' });
    expect(await reasons(importId, 'client_field')).toEqual([
      ['carried', null],
      ['carried', null],
      ['carried', expect.stringContaining('the two are one')],
      ['skipped', expect.stringContaining('no client has a value')],
      ['skipped', expect.stringContaining('Its client')],
      ['carried', expect.stringContaining('"Field 123"')],
    ]);
  });

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
          oldMonitor(1, { intervalMinutes: 10 }),
          oldMonitor(1, { path: 'shop' }),
          oldMonitor(2, { maxRetries: 2 }),
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

  it('brings rules for the whole fleet, a proposed window and keys, and says what stays behind', async () => {
    const secret = `cs_${'1'.repeat(40)}`;
    const consumerKey = `ck_${String(turn).padStart(40, '0')}`;
    const importId = await plan([oldSite(1)], {
      ignored: {
        plugins: [{ slug: own('p'), name: 'P', versions: 'all' }],
        themes: [{ slug: own('t'), name: 'T', versions: ['1.0', ''] }],
        coreVersions: ['7.1'],
        dismissedPlugins: ['x'],
        dismissedThemes: [],
      },
      trusted: {
        plugins: ['seo/seo.php'],
        themes: ['t'],
        core: false,
        pluginsOn: true,
        themesOn: false,
        translationsOn: true,
        frequency: 'weekly',
        time: '22:30',
        dayOfWeek: 6,
        dayOfMonth: null,
        delayDays: 1,
        timeZone: 'Europe/Berlin',
      },
      apiKeys: [
        {
          id: 1,
          description: own('Reports'),
          permissions: 'read_write',
          enabled: true,
          keyHash: mainwpKeyHash(consumerKey),
          secret: { kind: 'clear', secret },
          truncated: '0000000',
        },
        {
          id: 2,
          description: 'old',
          permissions: 'read',
          enabled: true,
          keyHash: 'a'.repeat(64),
          truncated: 'x',
          secret: { kind: 'hash', hash: '$argon2id$v=19$m=65536' },
        },
      ],
      monitors: [oldMonitor(1)],
    });
    await carryRecords(ctx(), importId);
    const rules = (await db().selectFrom('ignored_updates').selectAll().execute()).map(rule => [
      rule.type,
      rule.slug,
      rule.version,
    ]);
    expect(rules).toEqual(
      expect.arrayContaining([
        ['plugin', own('p'), ''],
        ['theme', own('t'), '1.0'],
        ['core', 'wordpress', '7.1'],
      ]),
    );
    expect(await reasons(importId, 'ignored')).toEqual([
      ['carried', expect.stringMatching(/dismissed.*ignored version/)],
    ]);
    const [window] = (await get('list-update-windows-v1', {})).items;
    expect(window).toMatchObject({
      enabled: false,
      days: ['sun'],
      opens: '22:30',
      closes: '01:30',
      time_zone: 'Europe/Berlin',
      types: ['plugins', 'translations'],
    });
    expect(await reasons(importId, 'trusted')).toEqual([['carried', expect.stringMatching(/disabled.*seo\/seo\.php/)]]);
    const auth = `Bearer ${secret.slice(3)}==${consumerKey.slice(3)}`;
    expect((await world().rest('/tags', { auth })).status).toBe(200);
    expect((await reasons(importId, 'api_key'))[1]).toEqual(['skipped', expect.stringContaining('hashed in a way')]);
    expect(await reasons(importId, 'monitor')).toEqual([['planned', null]]);
  });

  // Fails without the claim of records, or if a record and its state are stored by two transactions.
  it('creates nothing twice when it is interrupted, repeated, or run twice at once', async () => {
    const tags = Array.from({ length: 450 }, (_, at) => ({ id: at + 1, name: own(`Many ${at}`), color: '' }));
    const clients = Array.from({ length: 250 }, (_, at) => client(at + 1, { contacts: [oldContactOf(at + 1, 'Ben')] }));
    const sites = Array.from({ length: 3 }, (_, at) => oldSite(at + 1, { tagIds: [1, 2], clientId: 1 }));
    const importId = await plan(sites, {
      tags,
      clients,
      costs: [cost(1, { targets: { kind: 'sites', ids: [1, 2, 3] } })],
    });
    for (const { id } of sites) await adopt(importId, id);
    // It is told to stop after the third chunk.
    const stopping = new AbortController();
    let writes = 0;
    const { database } = services();
    const stopped: Ctx = {
      ...ctx(),
      stopping: stopping.signal,
      database: {
        engine: database.engine,
        db: database.db,
        closed: false,
        write: async work => {
          writes += 1;
          if (writes === 3) stopping.abort();
          return database.write(work);
        },
        version: part => database.version(part),
        migrate: to => database.migrate(to),
        ping: () => database.ping(),
        probe: () => database.probe(),
        close: () => database.close(),
      },
    };
    await expect(carryRecords(stopped, importId)).rejects.toThrow('this process stops');
    expect((await records(importId, 'tag')).every(row => row.state === 'carried')).toBe(true);
    expect((await records(importId, 'client')).some(row => row.state === 'planned')).toBe(true);
    await Promise.all([carryRecords(ctx(), importId), carryRecords(ctx(), importId)]);
    await carryRecords(ctx(), importId);
    const clientIds = (await records(importId, 'client')).map(row => row.new_id ?? 0);
    expect(new Set(clientIds).size).toBe(250);
    const named = (table: 'clients' | 'costs', name: string) =>
      db().selectFrom(table).select('id').where('name', 'like', name).execute();
    expect(await named('clients', `Client % ${turn}`)).toHaveLength(250);
    expect(await named('costs', own('Cost 1'))).toHaveLength(1);
    const people = db().selectFrom('client_contacts').select('id').where('client_id', 'in', clientIds);
    expect(await people.execute()).toHaveLength(250);
    const [first] = (await get('list-tags-v1', { name: own('Many 0') })).items;
    expect(first.sites_count).toBe(3);
  });
});
