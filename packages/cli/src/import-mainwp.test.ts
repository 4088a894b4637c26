import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOldDashboard, type OldDashboardMade, oldReconnectSecret, studioLind } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
let folder = '';
let old: OldDashboardMade;
beforeAll(async () => {
  cli = await makeCliWorld();
  folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  old = makeOldDashboard(folder, studioLind());
});
afterAll(async () => {
  await cli.close();
  rmSync(folder, { recursive: true });
});

const imports = () => cli.world.app.services.database.db.selectFrom('imports').selectAll().execute();

describe('import mainwp', () => {
  it('shows what would come over, in tables that a person can read, and keeps nothing with --dry-run', async () => {
    const { code, stdout } = await cli.run(['import', 'mainwp', '--dump', old.dump, '--keys', folder, '--dry-run']);
    expect(code).toBe(0);
    expect(stdout).toContain(
      'Moving from https://desk.studio-lind.example (tables k7_, version 9.0.2.3, costs in EUR)',
    );
    expect(stdout).toMatch(/^sites +12 +0 +3$/m);
    expect(stdout).toMatch(/^with the key of the MainWP Dashboard +4$/m);
    expect(stdout).toMatch(/^ +11 {2}https:\/\/broken\.example\/ .*password of an administrator/m);
    expect(stdout).toMatch(/^mainwp_wp +20 +dropped +Its address is not one of a website\.$/m);
    expect(stdout).toContain('This was a dry run.');
    expect(await imports()).toEqual([]);
  });

  it('keeps the plan as an import, which the same dashboard updates', async () => {
    const args = ['import', 'mainwp', '--dump', old.dump, '--keys', old.keysFolder];
    const plan = await cli.json(args);
    expect(plan.ways).toEqual({ key: 4, reconnect_secret: 5, password: 1, linked: 1, none: 1 });
    expect((await cli.json(args)).import_id).toBe(plan.import_id);
    expect((await imports()).map(({ id }) => id)).toEqual([plan.import_id]);
    const { db } = cli.world.app.services.database;
    const rows = await db.selectFrom('import_sites').select(['old_id', 'way_in', 'state']).orderBy('old_id').execute();
    expect(rows.map(({ way_in }) => way_in)).toEqual(plan.sites.map(({ way_in }: { way_in: string }) => way_in));
    expect(rows.at(-1)).toEqual({ old_id: 12, way_in: 'none', state: 'skipped' });
  });

  // Fails if a value of a row gets into a message or the answer.
  it('prints nothing secret', async () => {
    const args = ['import', 'mainwp', '--dump', old.dump, '--keys', old.keysFolder, '--dry-run'];
    const said = `${(await cli.run(args)).stdout}${(await cli.run([...args, '--json'])).stdout}`;
    for (const secret of ["a'b", 'shop"', 'backslash', 'cs_', '$wp$', oldReconnectSecret(1), 'PRIVATE KEY'])
      expect(said).not.toContain(secret);
  });

  it('reads the dump from standard input', async () => {
    const stdin = readFileSync(old.dump, 'utf8');
    const { code, stdout } = await cli.run(['import', 'mainwp', '--dump', '-', '--dry-run'], { stdin });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^with the key of the MainWP Dashboard +2$/m);
    expect(stdout).toContain('Give the whole key folder');
  });

  it.each([
    [['--dump', '/nowhere.sql'], 1, '/nowhere.sql could not be read: there is no such file.'],
    [['--dump', '/etc/hostname'], 1, 'holds no MainWP Dashboard'],
    [['--dump', '/etc/hostname', '--keys', '/nowhere'], 1, 'There is no folder or file /nowhere.'],
    [[], 2, 'Give --dump, --mysql or --mysql-file.'],
    [['--dump', 'x', '--mysql', 'y'], 2, 'cannot be used with'],
    [['--mysql', 'http://anna:geheim@db/'], 1, 'The address of the database must be mysql://'],
  ])('says in one line what is wrong with %j', async (args, code, says) => {
    const ended = await cli.run(['import', 'mainwp', ...args]);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('geheim');
  });

  it('sends dump and keys to the server that this person has logged in to, and keeps the same plan there', async () => {
    const env = await cli.elsewhere('read', 'write');
    const args = ['import', 'mainwp', '--dump', old.dump];
    for (const keys of [old.keysFolder, folder]) {
      const plan = await cli.json([...args, '--keys', keys], { env });
      expect(plan).toEqual(await cli.json([...args, '--keys', keys]));
    }
    const before = await imports();
    const dry = await cli.run([...args, '--prefix', 'k7_', '--dry-run'], { env });
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('This was a dry run.') });
    expect(dry.stdout).toMatch(/^with the key of the MainWP Dashboard +2$/m);
    expect(await imports()).toEqual(before);
  });

  it.each([
    [['--dump', '/nowhere.sql'], 1, '/nowhere.sql could not be read: there is no such file.'],
    [['--dump', '/etc/hostname', '--keys', '/nowhere'], 1, 'There is no folder or file /nowhere.'],
    [['--dump', '/etc/hostname'], 2, 'holds no MainWP Dashboard'],
    [['--dump', '-'], 2, 'A server can only be sent a file: give --dump FILE'],
    [['--mysql', 'mysql://anna:geheim@db/x'], 2, 'run this on the machine of the server with --local'],
  ])('says in one line why a server cannot be sent %j', async (args, code, says) => {
    const ended = await cli.run(['import', 'mainwp', ...args], { env: await cli.elsewhere('read', 'write') });
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('geheim');
  });

  it('asks which of several dashboards is meant', async () => {
    const both = join(folder, 'both.sql');
    const other = makeOldDashboard(mkdtempSync(join(folder, 'other-')), { sites: [], prefix: 'wp_' });
    writeFileSync(both, Buffer.concat([readFileSync(old.dump), readFileSync(other.dump)]));
    const { stderr } = await cli.run(['import', 'mainwp', '--dump', both]);
    expect(stderr).toMatch(/several MainWP Dashboards.*--prefix.*k7_, wp_/);
    const plan = await cli.json(['import', 'mainwp', '--dump', both, '--prefix', 'wp_', '--dry-run']);
    expect(plan).toMatchObject({ prefix: 'wp_', sites: [] });
  });
});
