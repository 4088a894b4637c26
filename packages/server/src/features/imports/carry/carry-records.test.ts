import { expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { mainwpKeyHash } from '../../keys/index.ts';
import { oldContactOf, oldMonitorOf } from './carry.fixtures.ts';
import { carryRecords } from './carry-records.ts';
import { useCarrying } from './carrying.fixtures.ts';

const { world, services, db, ctx, turn, own, plan, adopt, oldSite, client, cost, records, reasons, get } =
  useCarrying();

it('brings rules for the whole fleet, a proposed window and keys, and says what stays behind', async () => {
  const secret = `cs_${'1'.repeat(40)}`;
  const consumerKey = `ck_${String(turn()).padStart(40, '0')}`;
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
    monitors: [oldMonitorOf(1)],
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
    database: withWrite(database, async work => {
      writes += 1;
      if (writes === 3) stopping.abort();
      return database.write(work);
    }),
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
  expect(await named('clients', `Client % ${turn()}`)).toHaveLength(250);
  expect(await named('costs', own('Cost 1'))).toHaveLength(1);
  const people = db().selectFrom('client_contacts').select('id').where('client_id', 'in', clientIds);
  expect(await people.execute()).toHaveLength(250);
  const [first] = (await get('list-tags-v1', { name: own('Many 0') })).items;
  expect(first.sites_count).toBe(3);
});
