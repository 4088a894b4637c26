import { beforeEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { oldDashboardOf, oldSiteOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import type { OldDashboard } from '../mainwp/old-dashboard.ts';
import { selectImportRecords, updateRecordRows } from './import-records.store.ts';
import { storeImport } from './store-import.ts';

const world = useWorld();
const services = () => world().app.services;
const db = () => services().database.db;
const actor = { kind: 'user', id: 1, name: 'anna', role: 'admin' } as const;
const KEY = { kind: 'key', pkcs8: Buffer.from('not a real key, but a secret one') } as const;

let turn = 0;
let url = '';
/** Each test has an old dashboard of its own. */
beforeEach(() => {
  url = `https://old${++turn}.example/`;
});
const plan = (old: Partial<OldDashboard> & Pick<OldDashboard, 'sites'>) =>
  storeImport(services(), actor, { oldDashboard: oldDashboardOf(old.sites, { url, ...old }) });
const sitesOf = (id: string) =>
  db().selectFrom('import_sites').selectAll().where('import_id', '=', id).orderBy('old_id').execute();
const setSite = (id: string, oldId: number, columns: object) =>
  services().database.write(trx =>
    trx.updateTable('import_sites').set(columns).where('import_id', '=', id).where('old_id', '=', oldId).execute(),
  );

describe('storing what was read from another dashboard', () => {
  it('stores how each site can be connected, and why there is no better way', async () => {
    const { importId, created } = await plan({
      sites: [
        oldSiteOf(1, 'https://one.example/', { key: KEY, reconnectSecret: 'a-b' }),
        oldSiteOf(2, 'https://two.example/', { reconnectSecret: 'a-b', suspended: true }),
        oldSiteOf(3, 'https://three.example/'),
        oldSiteOf(4, 'https://four.example/', { key: KEY, demo: true }),
        oldSiteOf(5, 'https://five.example/', { key: KEY, login: ' ' }),
      ],
    });
    expect(created).toBe(true);
    expect((await sitesOf(importId)).map(row => [row.way_in, row.state, row.suspended, row.reason])).toEqual([
      ['key', 'planned', 0, null],
      ['reconnect-secret', 'planned', 1, expect.stringMatching(/missing.*reconnect secret replaces it/)],
      ['password', 'planned', 0, expect.stringContaining('password of an administrator')],
      ['none', 'skipped', 0, expect.stringContaining('demo')],
      ['password', 'planned', 0, expect.stringContaining('no administrator')],
    ]);
  });

  // Fails if a secret stays in `details_json` or a payload.
  it('stores no secret in plain text', async () => {
    const secret = 'hunter2-is-not-one';
    const { importId } = await plan({
      sites: [
        oldSiteOf(1, 'https://one.example/', {
          key: { kind: 'key', pkcs8: Buffer.from(secret) },
          reconnectSecret: secret,
          uniqueId: secret,
          httpAuth: { user: secret, password: secret },
        }),
      ],
      apiKeys: [
        {
          id: 7,
          description: 'nightly',
          permissions: 'read',
          enabled: true,
          keyHash: secret,
          secret: { kind: 'clear', secret },
          truncated: '1234567',
        },
      ],
    });
    const rows = [
      ...(await sitesOf(importId)),
      ...(await db().selectFrom('import_records').selectAll().execute()),
      ...(await db().selectFrom('audit_log').selectAll().execute()),
    ];
    const text = JSON.stringify(rows);
    expect([text.includes(secret), text.includes(Buffer.from(secret).toString('base64'))]).toEqual([false, false]);
    const [key] = await selectImportRecords(db(), services(), importId, 'api_key');
    expect(key?.payload).toMatchObject({ description: 'nightly', secret: { secret } });
  });

  it('updates the import if its dashboard is planned again, without touching adopted sites', async () => {
    const first = await plan({
      sites: [1, 2, 3, 4].map(id => oldSiteOf(id, `https://s${id}.example/`, { key: KEY })),
    });
    await setSite(first.importId, 1, { state: 'adopted', site_id: 11 });
    await setSite(first.importId, 2, { state: 'failed', code: 'site_offline', reason: 'It is offline.' });
    const adopted = (await sitesOf(first.importId))[0];
    const again = await plan({
      sites: [
        oldSiteOf(1, 'https://elsewhere.example/'),
        oldSiteOf(2, 'https://s2.example/', { name: 'Renamed', key: KEY }),
        oldSiteOf(5, 'https://s5.example/', { key: KEY }),
      ],
    });
    expect(again).toEqual({ importId: first.importId, created: false });
    const rows = await sitesOf(first.importId);
    expect(rows[0]).toEqual(adopted);
    expect(rows.map(row => [row.old_id, row.name, row.state, row.code])).toEqual([
      [1, 'Site 1', 'adopted', null],
      [2, 'Renamed', 'planned', null],
      [5, 'Site 5', 'planned', null],
    ]);
  });

  it('keeps records that have been carried over, and replaces the others', async () => {
    const tag = (id: number, name: string) => ({ id, name, color: '' });
    const { importId } = await plan({ sites: [], tags: [tag(1, 'Shops'), tag(2, 'Blogs')] });
    const carried = { kind: 'tag', old_id: 1, state: 'carried', reason: null, remarks_json: null, new_id: 42 } as const;
    await services().database.write(trx => updateRecordRows(trx, services(), importId, [carried]));
    await plan({ sites: [], tags: [tag(1, 'Renamed'), tag(3, 'News')] });
    const tags = await selectImportRecords(db(), services(), importId, 'tag');
    expect(tags.map(({ oldId, payload, state, newId }) => [oldId, payload.name, state, newId])).toEqual([
      [1, 'Shops', 'carried', 42],
      [3, 'News', 'planned', null],
    ]);
  });

  it('takes ten thousand sites', async () => {
    const sites = Array.from({ length: 10_000 }, (_, at) => oldSiteOf(at + 1, `https://s${at}.example/`));
    const { importId } = await plan({ sites });
    const counted = db()
      .selectFrom('import_sites')
      .select(eb => eb.fn.countAll<number>().as('count'));
    expect((await counted.where('import_id', '=', importId).executeTakeFirstOrThrow()).count).toBe(10_000);
  });
});
