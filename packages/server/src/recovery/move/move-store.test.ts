import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { catalogue } from '../../catalogue.ts';
import { verifyAudit } from '../../features/audit/index.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { makeLog } from '../../log.ts';
import { openPostgres } from '../../ports/database/postgres.ts';
import { takeWorkerLock } from '../../ports/job-queue/worker-lock.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { makeRestorePlace, makeWorld, type RestorePlace, runOnce } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { openSnapshot } from '../backup/make-backup.ts';
import { beginMeanwhile } from './begin-meanwhile.fixtures.ts';
import { fillEmptyTables } from './fill-empty-tables.fixtures.ts';
import { moveStore } from './move-store.ts';

const world = useMade(
  () => makeWorld({ sites: 3, seeded: true }),
  made => made.close(),
);
const original = () => readSettings(world().store.env);
const onPostgres = process.env.TEST_ENGINE === 'postgres';
const places: RestorePlace[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

const emptyPlace = async (engine?: 'sqlite') => {
  const place = await makeRestorePlace(world().store.folder, engine);
  places.push(place);
  return place.settings;
};
/** Where a person says that a store is. */
const placeOf = ({ dataFolder, databaseUrl }: Settings) =>
  databaseUrl === '' ? { dataFolder, databaseUrl } : { dataFolder: '', databaseUrl };
const move = (from: Settings, to: Settings, options = {}) => moveStore(placeOf(from), placeOf(to), from, options);

/** Every row of every table, and the number that each gives next. */
async function contentOf(place: Settings) {
  const snapshot = await openSnapshot(place);
  const all: Record<string, unknown> = {};
  for (const { name, columns, nextId } of snapshot.tables) {
    const names = columns.map(column => column.name).toSorted();
    const rows: string[] = [];
    for await (const some of snapshot.rows(name, names)) rows.push(...some.map(row => JSON.stringify(row)));
    all[name] = { nextId, rows: rows.toSorted() };
  }
  await snapshot.close();
  return all;
}

let content: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  const { app, siteIds, store } = world();
  await world().post('sync-sites-v1', { site_ids_or_domains: siteIds });
  const gone = (await world().post('add-tag-v1', { name: 'gone' })).body.id;
  await world().post('delete-tag-v1', { tag_id: gone, confirm: true });
  await app.close();
  const database = store.open();
  const snapshot = await openSnapshot(original());
  await snapshot.close();
  const users = await database.db.selectFrom('users').select('id').execute();
  const events = await database.db.selectFrom('events').select('id').limit(1).execute();
  await fillEmptyTables(database, snapshot.tables, {
    site_id: siteIds[0] ?? 0,
    user_id: users[0]?.id ?? 0,
    owner_id: users[0]?.id ?? 0,
    ...(events[0] && { event_id: events[0].id }),
  });
  await database.close();
  content = await contentOf(original());
}, 120_000);

describe('a store that is moved', () => {
  it('has a row in every table of this test', () => {
    const empty = Object.entries(content).filter(([, table]) => (table as { rows: string[] }).rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('copies every row, to the embedded store and back, and leaves the source unchanged', async () => {
    const [embedded, back] = [await emptyPlace('sqlite'), await emptyPlace()];
    const seen: number[] = [];
    const moved = await move(original(), embedded, { onCopied: (_table: string, done: number) => seen.push(done) });
    expect(moved).toMatchObject({ tables: Object.keys(content).length, leftOut: [] });
    expect(seen.at(-1)).toBe(moved.rows);
    expect(await contentOf(embedded)).toEqual(content);
    await move(embedded, back);
    expect(await contentOf(back)).toEqual(content);
    expect(await contentOf(original())).toEqual(content);
  });

  it('can open sealed values, has an intact audit log, and continues to work', async () => {
    const place = await emptyPlace(onPostgres ? 'sqlite' : undefined);
    const { audit } = await move(original(), place);
    expect(audit.rows).toBeGreaterThan(0);
    expect(audit.problem).toBeUndefined();
    const app = await openApp({ ...place, outboundAllowPrivate: '127.0.0.0/8' }, makeLog('silent'));
    const sync = catalogue.get('sync-sites-v1');
    const synced =
      sync && (await execute(sync, () => ({ site_ids_or_domains: [] }), app.ctx({ kind: 'system', name: 'test' })));
    const { problem } = await verifyAudit(app.services);
    await app.close();
    expect(synced).toMatchObject({ total_synced: 3, total_errors: 0 });
    expect(problem).toBeUndefined();
  });

  it('continues a job that was not finished, on the other engine and back', async () => {
    const [first, second] = [await emptyPlace(onPostgres ? 'sqlite' : undefined), await emptyPlace()];
    const [beside, back] = [await emptyPlace(), await emptyPlace('sqlite')];
    await move(original(), first);
    await move(first, second);
    const queued = async (place: Settings) => {
      const app = await openApp(place, makeLog('silent'));
      const size = await app.services.queue.size('job-sites');
      await app.close();
      return size;
    };
    const before = await queued(second);
    const app = await openApp(second, makeLog('silent'));
    await app.services.database.write(trx =>
      app.services.queue.send(trx, 'job-sites', [{ body: { job: 'of a test' } }]),
    );
    await app.close();
    await move(second, beside);
    await move(second, back);
    expect([await queued(beside), await queued(back)]).toEqual([before + 1, before + 1]);
  });

  it('is refused while a server uses the source, which stays unchanged', async () => {
    const place = await emptyPlace('sqlite');
    const server = world().store.open();
    await server.db.selectFrom('sites').select('id').execute();
    await expect(move(original(), place)).rejects.toMatchObject({ code: 'store_in_use' });
    await server.close();
    const lock = onPostgres ? undefined : takeWorkerLock(original().dataFolder);
    if (lock) await expect(move(original(), place)).rejects.toMatchObject({ code: 'store_in_use' });
    lock?.release();
    expect(existsSync(join(place.dataFolder, 'sitekeeper.db'))).toBe(false);
  });

  // Fails with a name that connections have unless their address gives another.
  it.runIf(onPostgres)('is refused while a server uses it whose address gives its connections a name', async () => {
    const named = new URL(original().databaseUrl);
    named.searchParams.set('application_name', 'prod');
    const server = openPostgres(named.href);
    const locks = server.openLocks?.(() => {});
    const refused = { code: 'store_in_use' };
    await server.ping();
    await expect(move(original(), await emptyPlace('sqlite'))).rejects.toMatchObject(refused);
    await server.close();
    await locks?.round({ take: [], keep: [], free: [], leave: [] });
    await expect(move(original(), await emptyPlace('sqlite'))).rejects.toMatchObject(refused);
    locks?.close();
  });

  // Fails if the connection to the target counts as that of a server.
  it.runIf(onPostgres)('is copied into another schema of its database by addresses that name connections', async () => {
    const database = await emptyPlace();
    await runOnce(database.databaseUrl, 'create schema other');
    const place = (search: string) => {
      const url = new URL(database.databaseUrl);
      url.search = search;
      return { ...database, databaseUrl: url.href };
    };
    const named = place('application_name=sitekeeper-prod');
    const other = place('application_name=sitekeeper-prod&options=-c%20search_path=other,public');
    await move(original(), named);
    await move(named, other);
    expect(await contentOf(other)).toEqual(content);
  });

  // Fails if the source is only looked at before the copy.
  it.runIf(onPostgres).each([
    ['is still there at its end', { writes: false }],
    ['has written and ended before its end', { writes: true }],
  ])('is refused if a process that begins during the move %s', async (_when, does) => {
    const [source, place] = [await emptyPlace(), await emptyPlace('sqlite')];
    await move(original(), source);
    let other: Worker | undefined;
    const onCopied = () => {
      other ??= beginMeanwhile(source.databaseUrl, does);
    };
    await expect(move(source, place, { onCopied })).rejects.toMatchObject({ code: 'store_in_use' });
    expect(existsSync(join(place.dataFolder, 'sitekeeper.db'))).toBe(false);
    await other?.terminate();
  });

  it.runIf(!onPostgres)('cannot be opened until the move is complete', async () => {
    const place = await emptyPlace('sqlite');
    const tried: string[] = [];
    const onCopied = () => {
      const other = new DatabaseSync(join(original().dataFolder, 'sitekeeper.db'), { timeout: 0 });
      try {
        tried.push(`opened ${JSON.stringify(other.prepare('select count(*) as n from sites').get())}`);
      } catch (error) {
        tried.push(String(error));
      } finally {
        other.close();
      }
    };
    await move(original(), place, { onCopied });
    expect([...new Set(tried)]).toEqual([expect.stringMatching(/locked/)]);
  });

  it('requires an empty target, and leaves any other unchanged', async () => {
    const place = await emptyPlace();
    await move(original(), place);
    await expect(move(original(), place)).rejects.toMatchObject({ code: 'place_not_empty' });
    await expect(move(original(), original())).rejects.toMatchObject({ code: 'same_place' });
    expect(await contentOf(place)).toEqual(content);
  });

  it('leaves the target empty when it is interrupted, so that it can be repeated', async () => {
    const place = await emptyPlace();
    const end = new AbortController();
    const options = { signal: end.signal, onCopied: () => end.abort() };
    await expect(move(original(), place, options)).rejects.toThrow(/abort/i);
    expect(readdirSync(place.dataFolder).filter(name => name.startsWith('sitekeeper.db'))).toEqual([]);
    await move(original(), place);
    expect(await contentOf(place)).toEqual(content);
  });

  it('requires the master key before it writes anything', async () => {
    const place = await emptyPlace('sqlite');
    const key = { ...original(), masterKey: Buffer.alloc(32, 7).toString('base64') };
    await expect(moveStore(placeOf(original()), placeOf(place), key)).rejects.toThrow(/master key/);
    expect(readdirSync(place.dataFolder).filter(name => name.startsWith('sitekeeper.db'))).toEqual([]);
  });

  it.each([
    ['a newer', '9999-later', 'store_newer'],
    ['an older', '0001-first', 'store_older'],
  ])('is refused if %s release was the last to use it', async (_which, level, code) => {
    const [source, place] = [await emptyPlace('sqlite'), await emptyPlace()];
    await move(original(), source);
    const file = new DatabaseSync(join(source.dataFolder, 'sitekeeper.db'));
    file.exec(`delete from kysely_migration where name > '0001-first'`);
    file.prepare('update kysely_migration set name = ?').run(level);
    file.close();
    await expect(move(source, place)).rejects.toMatchObject({ code });
  });
});
