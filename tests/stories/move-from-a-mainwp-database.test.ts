import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOldDashboard, type OldDashboardMade, studioLind } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from '../../packages/cli/src/testing/cli-world.ts';
import { hasMariadb, type OwnMariadb, startOwnMariadb } from '../support/processes/own-mariadb.ts';

if (!hasMariadb) console.warn('No MariaDB: the story about its database is left out.');

describe.runIf(hasMariadb)('a MainWP Dashboard in MariaDB', () => {
  let cli: CliWorld;
  let mariadb: OwnMariadb;
  let old: OldDashboardMade;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
    old = makeOldDashboard(folder, studioLind());
    [cli, mariadb] = await Promise.all([makeCliWorld(), startOwnMariadb()]);
    await mariadb.load(old.dump, 'desk');
    await mariadb.query(
      `create user reader@127.0.0.1 identified by 'p@ss:word'; grant select on desk.* to reader@127.0.0.1`,
    );
  });
  afterAll(async () => {
    await Promise.all([cli.close(), mariadb.remove()]);
    rmSync(folder, { recursive: true });
  });

  const plan = (...args: string[]) => cli.json(['import', 'mainwp', ...args, '--keys', old.keysFolder, '--dry-run']);
  const inDatabase = (name: string, user = 'reader:p%40ss%3Aword') => {
    const file = join(folder, 'address');
    writeFileSync(file, `mysql://${user}@127.0.0.1:${mariadb.port}/${name}\n`);
    return ['--mysql-file', file];
  };

  it('gives the same plan as its dump, to a user who may only read', async () => {
    expect(await plan(...inDatabase('desk'))).toEqual(await plan('--dump', old.dump));
  });

  it.each([
    ['as it is usual', []],
    ['with column names and a row per statement', ['--complete-insert', '--skip-extended-insert']],
    ['with hexadecimal values, in latin1', ['--hex-blob', '--default-character-set=latin1']],
    ['with ANSI quotes', ['--compatible=ansi']],
  ])('gives the same plan when mariadb-dump writes it %s', async (_how, options) => {
    const file = join(folder, 'real.sql');
    writeFileSync(file, await mariadb.dump('desk', ...options));
    const [real, ours] = [await plan('--dump', file), await plan('--dump', old.dump)];
    expect(inOrder(real)).toEqual(inOrder(ours));
  });

  // Fails if the connection may write: root may do everything.
  it('is only read', async () => {
    const before = await mariadb.query('checksum table k7_mainwp_wp, k7_options, k7_mainwp_wp_options', 'desk');
    await mariadb.query('set global general_log = 1; set global log_output = "TABLE"');
    await plan(...inDatabase('desk', 'root'));
    const log = await mariadb.query("select argument from mysql.general_log where command_type = 'Query'");
    expect(log).toContain('SET SESSION TRANSACTION READ ONLY');
    expect(log).toContain('WITH CONSISTENT SNAPSHOT, READ ONLY');
    expect(log.split('\n').filter(line => /^(insert|update|delete|replace|alter|drop)/i.test(line))).toEqual([]);
    expect(await mariadb.query('checksum table k7_mainwp_wp, k7_options, k7_mainwp_wp_options', 'desk')).toBe(before);
  });

  it.each([
    ['a wrong password', 'desk', 'reader:wrong', 'refused the user name or password'],
    ['a database that the user may not read', 'mysql', 'reader:p%40ss%3Aword', 'may not read this database'],
  ])('is refused with %s, without naming it', async (_what, name, user, says) => {
    const { code, stderr } = await cli.run(['import', 'mainwp', ...inDatabase(name, user)]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(says)]);
    expect(stderr).not.toMatch(/wrong|p@ss/);
  });

  it('can be one of several in a database', async () => {
    const other = makeOldDashboard(mkdtempSync(join(folder, 'other-')), { sites: [], prefix: 'wp_' });
    await mariadb.query(`source ${other.dump}`, 'desk');
    const { stderr } = await cli.run(['import', 'mainwp', ...inDatabase('desk')]);
    expect(stderr).toMatch(/The database holds several MainWP Dashboards.*k7_, wp_/);
    expect(await plan(...inDatabase('desk'), '--prefix', 'wp_')).toMatchObject({ prefix: 'wp_', sites: [] });
  });
});

/** mariadb-dump writes rows in the order of the table, which has no key here; problems name them by it. */
function inOrder({ problems, ...plan }: { problems: readonly { table: string; message: string }[] }) {
  return { ...plan, problems: problems.map(({ table, message }) => `${table}: ${message}`).sort() };
}
