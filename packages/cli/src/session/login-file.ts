import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../failure.ts';
import type { Io } from '../io.ts';

/** A server, and the key that it knows this person by. */
export interface ServerAccess {
  /** Root of its REST API, without a trailing slash: `https://sitekeeper.example/wp-json`. */
  readonly root: string;
  readonly key: string;
  /** `svc` in `svc/list-sites-v1`; undefined: ask. */
  readonly namespace?: string | undefined;
}

/** Where the login is kept; undefined where this process has no home. */
export function loginFileOf(env: Io['env']): string | undefined {
  const config = env.XDG_CONFIG_HOME || (env.HOME ? join(env.HOME, '.config') : '');
  return config.startsWith('/') ? join(config, 'sitekeeper', 'login.json') : undefined;
}

/** @throws UsageError if others can read it, or it is not a login. */
export async function readLogin(env: Io['env']): Promise<ServerAccess | undefined> {
  const file = loginFileOf(env);
  if (file === undefined) return undefined;
  const mode = (await stat(file).catch(() => undefined))?.mode;
  if (mode === undefined) return undefined;
  if ((mode & 0o077) !== 0) throw new UsageError(`Others can read the key in ${file}. Run: chmod 600 ${file}`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} could not be read: ${error.code}.`);
  });
  const login = loginIn(text);
  if (login === undefined) throw new UsageError(`${file} is not a login. Run: sitekeeper logout`);
  return login;
}

function loginIn(text: string): ServerAccess | undefined {
  try {
    const { root, key, namespace } = JSON.parse(text) as Record<string, unknown>;
    if (![root, key, namespace].every(part => typeof part === 'string' && part !== '')) return undefined;
    return { root, key, namespace } as ServerAccess;
  } catch {
    return undefined;
  }
}

/** Only its owner can read it, at no moment anyone else. Returns where it is. @throws UsageError without a home. */
export async function writeLogin(env: Io['env'], login: ServerAccess): Promise<string> {
  const file = loginFileOf(env);
  if (file === undefined) throw new UsageError('There is no folder for settings. Set HOME or XDG_CONFIG_HOME.');
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}.new`;
  const handle = await open(fresh, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(login, undefined, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(fresh, 0o600);
  await rename(fresh, file);
  return file;
}

/** Returns whether there was one. */
export async function deleteLogin(env: Io['env']): Promise<boolean> {
  const file = loginFileOf(env);
  if (file === undefined || (await stat(file).catch(() => undefined)) === undefined) return false;
  await rm(file);
  return true;
}
