import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { fits, type KnownFleet, type KnownRecord, type SiteFilterGiven, storeFleet } from './site-record.fixtures.ts';

const world = useWorld();
let fleet: KnownFleet;
beforeAll(async () => {
  fleet = await storeFleet(world());
});

const run = (ability: string, input: object) => world().get(ability, input as Record<string, unknown>);
const list = async (input: object = {}) => {
  const { status, body } = await run('list-site-records-v1', input);
  expect({ status, body: status === 200 ? undefined : body }).toEqual({ status: 200, body: undefined });
  return body;
};
const names = async (input: object) => (await list(input)).items.map((item: { name: string }) => item.name);
const site = (name: string) => fleet.sites.find(known => known.name === name) as KnownRecord;

describe('list-site-records', () => {
  it('shows no unknown facts of a site that was never synced', async () => {
    const { items, ...page } = await list({ search: 'zebra' });
    expect(page).toEqual({ page: 1, per_page: 20, total: 1 });
    expect(items).toEqual([
      {
        id: site('Zebra').id,
        url: 'https://zebra.example/',
        name: 'Zebra',
        status: 'connected',
        client_id: null,
        client_name: null,
        tags: [],
        notes: '',
        admin_username: 'anna',
        verify_tls: true,
        wp_version: '',
        php_version: '',
        child_version: '',
        icon: null,
        http_auth: false,
        users_count: null,
        users_capped: false,
        network: null,
        last_sync: null,
        health: 'never_synced',
        health_reasons: [
          { kind: 'never_synced', count: null, at: null, detail: null, cause: null, status_code: null, run_id: null },
        ],
        sync_error: null,
        failed_syncs: 0,
        check: null,
        disconnected: null,
        conditions: [],
        health_score: null,
        updates: { wp: 0, plugins: 0, themes: 0, translations: 0, total: 0 },
        backup: { plugin: null, last_known_at: null },
        server: {
          ip: null,
          mysql_version: null,
          memory_limit: null,
          database_size_mb: null,
          active_theme: null,
          language: null,
          timezone: null,
        },
        created: '1970-01-01T00:00:00Z',
      },
    ]);
  });

  it('filters by versions, where a prefix stands for all versions with it', async () => {
    expect(await names({ wp_versions: ['6.9'] })).toEqual(['alpha', 'Garden']);
    expect(await names({ wp_versions: ['6.10', '7'] })).toEqual(['Alpha', 'Hotel']);
    expect(await names({ php_versions: ['8.2'], wp_versions: ['6.9', '6.10'] })).toEqual(['alpha', 'Alpha', 'Garden']);
    expect(await names({ php_versions: ['8.2.1'] })).toEqual([]);
    expect(await names({ child_versions: ['6'], search: 'garden' })).toEqual(['Garden']);
    expect(await names({ php_versions: ["8' or 1=1 --", '%', '_'] })).toEqual([]);
    expect(refusedPaths(await run('list-site-records-v1', { wp_versions: [''] }))).toEqual(['input.wp_versions[0]']);
  });

  it('shows client, tags, versions, last sync, last check and updates', async () => {
    const [hotel] = (await list({ search: 'hotel' })).items;
    expect(hotel).toMatchObject({
      client_id: fleet.clients[1],
      client_name: 'Second',
      wp_version: '7.0',
      php_version: '8.4.1',
      child_version: '6.1',
      health_score: 55,
      last_sync: '2026-01-31T12:00:00Z',
      check: { checked_at: '2026-01-31T08:00:00Z', reachable: false, http_status: 500, response_time_ms: 9 },
      updates: { wp: 1, plugins: 1, themes: 0, translations: 1, total: 3 },
    });
    const [bakery] = (await list({ search: 'bakery' })).items;
    const [red, green, blue] = fleet.tags;
    expect(bakery).toMatchObject({
      created: '1970-01-01T00:00:05Z',
      check: { reachable: true, http_status: 302 },
      tags: [
        { id: blue, name: 'Blue', color: null },
        { id: green, name: 'green', color: null },
        { id: red, name: 'red', color: null },
      ],
    });
  });

  it('shows why the last sync failed, without secrets', async () => {
    const info_json = JSON.stringify({
      ip: '192.0.2.1',
      timezone: 'Europe/Berlin',
      dbSize: 1.5,
      other: 'PLANTED-SECRET',
    });
    const failed = { sync_error_code: 'connection_failed', sync_error: 'Look into its log.', failed_syncs: 2 };
    const columns = { ...failed, info_json, digests_json: '{"x":"PLANTED-SECRET"}' };
    const id = await storeSite(world(), { url: 'https://broken.example/', name: 'Broken', columns });
    const edit = { site_id_or_domain: id, http_user: 'door', http_pass: 'PLANTED-SECRET', uniqueid: 'PLANTED-SECRET' };
    expect((await world().post('update-site-record-v1', edit)).status).toBe(200);
    const body = await list({ include: [id] });
    expect(body.items).toMatchObject([
      {
        sync_error: { code: 'svc_connection_failed', cause: null, message: 'Look into its log.' },
        failed_syncs: 2,
        http_auth: true,
        server: { ip: '192.0.2.1', timezone: 'Europe/Berlin', database_size_mb: 1.5, language: null },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('PLANTED-SECRET');
    await world().post('delete-site-v1', { site_id_or_domain: id, confirm: true });
  });

  it.each([
    ['name', ['alpha', 'Alpha', 'Bakery', 'Choir', 'Garden', 'Hotel', 'Zebra']],
    ['id', ['Zebra', 'alpha', 'Alpha', 'Garden', 'Choir', 'Bakery', 'Hotel']],
    ['url', ['Choir', 'Bakery', 'Garden', 'Hotel', 'alpha', 'Alpha', 'Zebra']],
    ['status', ['alpha', 'Bakery', 'Garden', 'Hotel', 'Zebra', 'Choir', 'Alpha']],
    ['health', ['Choir', 'Bakery', 'Zebra', 'alpha', 'Garden', 'Hotel', 'Alpha']],
    ['last_sync', ['Zebra', 'Bakery', 'Alpha', 'Garden', 'Choir', 'alpha', 'Hotel']],
    ['health_score', ['Zebra', 'Bakery', 'Garden', 'Hotel', 'alpha', 'Choir', 'Alpha']],
    ['response_time', ['Zebra', 'alpha', 'Alpha', 'Garden', 'Choir', 'Hotel', 'Bakery']],
    ['created', ['Zebra', 'alpha', 'Alpha', 'Garden', 'Choir', 'Hotel', 'Bakery']],
    ['updates', ['Zebra', 'Alpha', 'Bakery', 'Garden', 'Choir', 'alpha', 'Hotel']],
    ['wp_version', ['Zebra', 'Bakery', 'alpha', 'Garden', 'Choir', 'Alpha', 'Hotel']],
    ['php_version', ['Zebra', 'Bakery', 'Choir', 'alpha', 'Alpha', 'Garden', 'Hotel']],
    ['child_version', ['Zebra', 'Bakery', 'alpha', 'Alpha', 'Garden', 'Choir', 'Hotel']],
  ])('sorts by %s in both directions, in pages without gaps', async (sort, wanted) => {
    expect(await names({ sort })).toEqual(wanted);
    expect(await names({ sort, order: 'desc' })).toEqual([...wanted].reverse());
    for (const per_page of [1, 2, 3]) {
      const pages: string[][] = [];
      for (let page = 1; page <= 8; page++) pages.push(await names({ sort, per_page, page }));
      expect(pages.flat()).toEqual(wanted);
    }
  });

  it('sorts by the response times that monitors saw, before those of checks by hand', async () => {
    const watched = { site_id: site('Zebra').id, response_ms: 20, status: 'up', checked_at: 1, due_at: 1 };
    const { database } = world().app.services;
    await database.write(trx => trx.insertInto('monitors').values(watched).execute());
    expect((await names({ sort: 'response_time', order: 'desc' })).slice(0, 3)).toEqual(['Bakery', 'Zebra', 'Hotel']);
    await database.write(trx => trx.deleteFrom('monitors').execute());
  });

  it('finds and counts what matches all filters, for random combinations', async () => {
    const some = (values: readonly (string | number)[]) =>
      fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
    const ids = fleet.sites.map(({ id }) => id);
    const filters = fc.record({
      status: some(['connected', 'disconnected', 'suspended', 'available_update']),
      client_ids: some([0, ...fleet.clients, 987_654]),
      tags_any: some([...fleet.tags, 987_654]),
      tags_all: some(fleet.tags),
      include: some([...ids, 987_654]),
      exclude: some(ids),
      search: fc.constantFrom(undefined, 'example', 'al', 'BLOG', 'garden', '8301', 'nothing'),
      sort: fc.constantFrom('name', 'last_sync', 'wp_version'),
    });
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 4 }), async (given, per_page) => {
        const wanted = fleet.sites.filter(known => fits(known, given as SiteFilterGiven)).map(({ id }) => id);
        const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const found: number[] = [];
        for (let page = 1; page <= Math.ceil(wanted.length / per_page) + 1; page++) {
          const body = await list({ ...input, page, per_page });
          expect(body.total, JSON.stringify(given)).toBe(wanted.length);
          found.push(...body.items.map((item: { id: number }) => item.id));
        }
        expect(
          found.toSorted((a, b) => a - b),
          JSON.stringify(given),
        ).toEqual(wanted);
        const { sort: _sort, ...filter } = input;
        expect((await run('count-site-records-v1', filter)).body).toEqual({ total: wanted.length });
        const briefs = await run('list-site-briefs-v1', { ...input, per_page: 200 });
        expect(briefs.body.items.map((item: { id: number }) => item.id)).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  it('treats empty lists as absent', async () => {
    const input = JSON.stringify({ include: [], exclude: [], client_ids: [], tags_any: [], tags_all: [] });
    const path = `/wp-json/wp-abilities/v1/abilities/svc/list-site-records-v1/run?input=${encodeURIComponent(input)}`;
    expect((await world().request(path)).body.total).toBe(fleet.sites.length);
  });

  it('returns 400 with all violations of invalid input', async () => {
    const wrong = { per_page: 201, page: 0, sort: 'notes', order: 'up', status: 'gone', client_ids: 'x', group: 1 };
    expect(refusedPaths(await run('list-site-records-v1', wrong)).sort()).toEqual(
      expect.arrayContaining(Object.keys(wrong).map(name => expect.stringContaining(`input.${name}`))),
    );
    expect(refusedPaths(await run('list-site-records-v1', { tags_any: [0] }))).toEqual(['input.tags_any[0]']);
    expect(refusedPaths(await run('list-site-records-v1', { client_ids: [-1] }))).toEqual(['input.client_ids[0]']);
  });
});
