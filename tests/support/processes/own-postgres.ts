import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@sitekeeper/child-simulator';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL that a test may stop: a separate cluster in a folder of its own. */
export interface OwnPostgres {
  /** Address of its database `postgres`. */
  readonly url: string;
  /** Ends it abruptly, as a crash would, and starts it again. */
  crashAndStart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = await idsOfPostgres();
    for (const path of [folder, data]) chownSync(path, uid, gid);
  }
  const port = await findFreePort(1);
  await asPostgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`;
  const start = () => asPostgres('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options);
  const stop = () => asPostgres('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crashAndStart() {
      await stop();
      await start();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(program: string, ...args: string[]): Promise<void> {
  const path = programs(program);
  // The processes that pg_ctl starts keep the pipes of their parent open: do not wait for them.
  const quiet = ['-c', 'exec "$0" "$@" > /dev/null 2>&1', path, ...args];
  if (process.getuid?.() === 0) await run('runuser', ['-u', 'postgres', '--', '/bin/sh', ...quiet]);
  else await run('/bin/sh', quiet);
}

/** Debian does not put them on the PATH. */
function programs(program: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.sort((a, b) => b - a).map(version => join(DEBIAN, String(version), 'bin', program));
  return newest.find(path => existsSync(path)) ?? program;
}

async function idsOfPostgres(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async of => Number((await run('id', [of, 'postgres'])).stdout)),
  );
  return { uid: uid as number, gid: gid as number };
}
