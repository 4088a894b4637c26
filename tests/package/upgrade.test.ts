import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { type Application, makeLog, openApp, readSettings, verifyAudit } from '@sitekeeper/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A data folder written by the server of release 0.1.0, with everything that opens it. */
const RELEASE = join(import.meta.dirname, 'release-0.1.0');
const LEVEL = '0015-installed-versions';
const facts = JSON.parse(readFileSync(join(RELEASE, 'facts.json'), 'utf8')) as Record<
  'master_key' | 'user' | 'password' | 'application_password' | 'api_key',
  string
>;

describe('a data folder of release 0.1.0', () => {
  let folder: string;
  let app: Application | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitekeeper-upgrade-'));
    writeFileSync(store(), gunzipSync(readFileSync(join(RELEASE, 'store.db.gz'))));
    writeFileSync(join(folder, 'master.key'), `${facts.master_key}\n`, { mode: 0o600 });
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  const store = () => join(folder, 'sitekeeper.db');
  const copies = () => (existsSync(join(folder, 'before-upgrade')) ? readdirSync(join(folder, 'before-upgrade')) : []);
  const open = async (env: Record<string, string> = {}) => {
    app = await openApp(readSettings({ SITEKEEPER_DATA: folder, ...env }), makeLog('silent'));
    return app;
  };
  const inStore = (path: string, statement: string) => {
    const file = new DatabaseSync(path);
    try {
      return file.prepare(statement).all();
    } finally {
      file.close();
    }
  };

  it('still accepts its passwords, application passwords and keys after the upgrade, and serves its sites', async () => {
    const http = await (await open()).http();
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    const list = async (authorization: string) => {
      const url = `${origin}/wp-json/wp-abilities/v1/abilities/svc/list-sites-v1/run`;
      const answer = await fetch(url, { headers: { authorization } });
      return [answer.status, ((await answer.json()) as { total?: number }).total];
    };
    const person = Buffer.from(`${facts.user}:${facts.application_password}`).toString('base64');
    expect(await list(`Basic ${person}`)).toEqual([200, 6]);
    expect(await list(`Bearer ${facts.api_key}`)).toEqual([200, 6]);
    const headers = { 'content-type': 'application/json', 'x-sitekeeper': 'web' };
    const body = JSON.stringify({ name: facts.user, password: facts.password });
    expect((await fetch(`${origin}/web/session`, { method: 'POST', headers, body })).status).toBe(200);
  });

  it('has an intact audit log and readable secrets after the upgrade', async () => {
    const { services, rotateMasterKey } = await open();
    const audit = await verifyAudit(services);
    expect([audit.problem, audit.rows > 15]).toEqual([undefined, true]);
    const rotated = await rotateMasterKey();
    expect(rotated).toMatchObject({ state: 'done', unreadable: [] });
    expect((rotated as { resealed: number }).resealed).toBeGreaterThan(6);
  });

  it('is copied once before the upgrade, readable only by its owner', async () => {
    const sites = inStore(store(), 'select * from sites');
    await (await open()).close();
    expect(copies()).toEqual([`sitekeeper-${LEVEL}.db`]);
    const copy = join(folder, 'before-upgrade', `sitekeeper-${LEVEL}.db`);
    expect(inStore(copy, 'select * from sites')).toEqual(sites);
    expect(inStore(copy, 'select max(name) as level from kysely_migration')).toEqual([{ level: LEVEL }]);
    expect([statSync(copy).mode & 0o777, statSync(join(folder, 'before-upgrade')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    rmSync(copy);
    await open();
    expect(copies()).toEqual([]);
  });

  // Fails if each migration is committed by itself: those before the failing one have then changed the store.
  it('is unchanged if a migration fails, and is upgraded once the obstacle is gone', async () => {
    inStore(store(), 'create table counters (in_the_way integer)');
    await expect(open()).rejects.toThrow(/could not be brought up to date \(migration 0026-counters\)/);
    expect(inStore(store(), 'select max(name) as level from kysely_migration')).toEqual([{ level: LEVEL }]);
    expect(inStore(store(), `select name from sqlite_schema where name = 'registrations'`)).toEqual([]);
    inStore(store(), 'drop table counters');
    const { services } = await open();
    expect(await services.database.db.selectFrom('sites').select('id').execute()).toHaveLength(6);
  });

  it('can be replaced by its copy, which is upgraded like the original', async () => {
    await (await open()).close();
    writeFileSync(store(), readFileSync(join(folder, 'before-upgrade', `sitekeeper-${LEVEL}.db`)));
    const { services } = await open();
    expect(await services.database.db.selectFrom('sites').select('id').execute()).toHaveLength(6);
  });

  // Fails without migration 0104: hundreds of keys an hour were replaced, and the release before has only the old ones.
  it('keeps the keys that its sites accept for a week, so that the release before can go on with its copy', async () => {
    const before = Date.now();
    const { services } = await open();
    const keys = await services.database.db.selectFrom('sites').select(['signing', 'key_due_at']).execute();
    expect(new Set(keys.map(({ signing }) => signing))).toEqual(new Set(['rsa']));
    const week = before + 7 * 24 * 3600_000;
    expect(keys.filter(({ key_due_at }) => key_due_at !== null && key_due_at < week)).toEqual([]);
    expect(keys.some(({ key_due_at }) => key_due_at !== null)).toBe(true);
  });

  it('is followed by further copies, of which only the newest are kept', async () => {
    mkdirSync(join(folder, 'before-upgrade'));
    for (const level of ['0001-first', '0004-abandoned-checks']) {
      writeFileSync(join(folder, 'before-upgrade', `sitekeeper-${level}.db`), '');
    }
    writeFileSync(join(folder, 'before-upgrade', '1.part'), 'of a start that was killed');
    await (await open()).close();
    expect(copies().toSorted()).toEqual(['sitekeeper-0004-abandoned-checks.db', `sitekeeper-${LEVEL}.db`]);
  });

  it('is upgraded without a copy if the setting is 0', async () => {
    await open({ SITEKEEPER_UPGRADE_COPIES: '0' });
    expect(copies()).toEqual([]);
  });
});
