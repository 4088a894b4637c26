import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
  chmodSync(cli.world.store.folder, 0o700);
});
afterAll(() => cli.close());

describe('doctor', () => {
  it('checks everything on a running server, and does not count a warning as a failure', async () => {
    const { verdict, findings } = await cli.json(['doctor'], { env: { SITEKEEPER_BACKUP_KEEP: '0' } });
    expect(verdict).toBe(cli.env.DATABASE_URL === '' ? 'warn' : 'ok');
    expect(findings).toContainEqual({ check: 'secrets', verdict: 'ok', message: expect.any(String) });
    expect(findings.every(({ verdict, advice }: Record<string, string>) => verdict === 'ok' || advice)).toBe(true);
  });

  it('exits with 1 and says what to do if something does not work', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const { code, stdout, stderr } = await cli.run(['doctor', '--offline'], { env: { SITEKEEPER_MASTER_KEY: key } });
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^FAIL {2}secrets +The master key does not fit this database.*\n +→ /m);
  });

  it('reports settings that cannot be read', async () => {
    const said = await cli.json(['doctor'], { env: { SITEKEEPER_PORT: 'x' }, code: 1 });
    expect(said.findings).toMatchObject([{ check: 'settings', message: expect.stringMatching(/SITEKEEPER_PORT/) }]);
  });

  it('checks the connection to one site step by step', async () => {
    cli.world.fleet.site(2).clearKey();
    const id = (k: number) => String(cli.world.siteIds[k - 1]);
    expect((await cli.json(['doctor', id(1)])).verdict).toBe('ok');
    const lost = await cli.run(['doctor', id(2)]);
    expect([lost.code, lost.stdout]).toEqual([1, expect.stringMatching(/FAIL {2}key .*Reconnect the site/)]);
    expect(await cli.run(['doctor', '999'])).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('doctor of a site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitekeeper-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  // Fails if it opens the store as other commands do, which bring it up to date.
  it('leaves a store of an older release as it is, and says what to do', async () => {
    const file = join(folder, 'sitekeeper.db');
    const release = new URL('../../../tests/package/release-0.1.0/store.db.gz', import.meta.url);
    writeFileSync(file, gunzipSync(readFileSync(release)));
    const { findings } = await doctorOf(folder);
    expect(findings).toMatchObject([{ check: 'migrations', verdict: 'fail', advice: expect.stringMatching(/backup/) }]);
    const store = new DatabaseSync(file, { readOnly: true });
    const level = store.prepare('select max(name) as level from kysely_migration').get();
    store.close();
    expect(level).toEqual({ level: '0015-installed-versions' });
  });

  it('creates no store where there is none', async () => {
    expect((await doctorOf(folder)).findings).toMatchObject([{ check: 'store', verdict: 'fail' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  const doctorOf = (data: string) =>
    cli.json(['doctor', '1'], { env: { SITEKEEPER_DATA: data, DATABASE_URL: '' }, code: 1 });
});
