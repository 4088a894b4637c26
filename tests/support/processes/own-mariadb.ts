import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@sitekeeper/child-simulator';
import { until } from '../until.ts';

const run = promisify(execFile);
const SERVER = '/usr/sbin/mariadbd';

/** Debian: apt-get install mariadb-server-core mariadb-client. CI has them; elsewhere their tests are left out. */
export const hasMariadb = existsSync(SERVER) || process.env.CI !== undefined;

/** A MariaDB of a test: in a folder of its own, on loopback, gone afterwards. */
export interface OwnMariadb {
  readonly port: number;
  /** Runs SQL as root, in this database if one is named. */
  query(sql: string, database?: string): Promise<string>;
  load(dump: string, database: string): Promise<void>;
  /** What `mariadb-dump` writes of a database. */
  dump(database: string, ...options: string[]): Promise<Buffer>;
  remove(): Promise<void>;
}

export async function startOwnMariadb(): Promise<OwnMariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'own-mariadb-'));
  const [data, socket] = [join(folder, 'data'), join(folder, 's')];
  // As root it must be told that this is meant.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', ...user, `--datadir=${data}`, '--innodb-log-file-size=4M'];
  await run('mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const port = await findFreePort(1);
  const listen = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
  ];
  const small = ['--innodb-buffer-pool-size=16M', '--innodb-flush-log-at-trx-commit=0', '--skip-name-resolve'];
  const server = spawn(SERVER, [...common, ...listen, ...small], { stdio: 'ignore' });
  const access = ['--no-defaults', '--user=root', `--socket=${socket}`];
  const query = async (sql: string, database = '') =>
    (await run('mariadb', [...access, '--skip-column-names', '--batch', '-e', sql, database])).stdout;
  await until('MariaDB answers', () => {
    if (server.exitCode !== null) throw new Error('MariaDB ended before it answered.');
    return query('select 1').catch(() => undefined);
  });
  return {
    port,
    query,
    async load(dump, database) {
      await query(`drop database if exists ${database}; create database ${database} character set utf8mb4`);
      const client = spawn('mariadb', [...access, database], { stdio: ['pipe', 'ignore', 'inherit'] });
      createReadStream(dump).pipe(client.stdin as NonNullable<typeof client.stdin>);
      if ((await ended(client)) !== 0) throw new Error(`${dump} could not be loaded.`);
    },
    async dump(database, ...options) {
      const most = { encoding: 'buffer', maxBuffer: 256 * 2 ** 20 } as const;
      return (await run('mariadb-dump', [...access, ...options, database], most)).stdout;
    },
    async remove() {
      const gone = ended(server);
      server.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => void child.once('close', resolve).once('error', reject));
