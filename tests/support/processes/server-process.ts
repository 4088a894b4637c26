import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** `kill -9`: no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM: ends in good order. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGTERM and waits for nothing. */
  terminate(): void;
}

/** Tests poll jobs more often than people and programs may. */
const DEFAULTS = { SITEKEEPER_LOG_LEVEL: 'error', NODE_NO_WARNINGS: '1', SITEKEEPER_REQUESTS_PER_MINUTE: '0' };

/**
 * Starts a server with these settings; it listens when this resolves.
 * @param openFiles So many file descriptors may it have.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  { openFiles }: { openFiles?: number } = {},
): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, 'serve-process.ts'), {
    env: { PATH, NODE_COMPILE_CACHE, ...DEFAULTS, ...env },
    ...(openFiles === undefined ? { execArgv: [] } : withLimit(openFiles)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [first] = await Promise.race([once(child, 'message'), exited]);
  const origin = (first as { origin?: string } | null)?.origin;
  if (origin === undefined) throw new Error(`the server process ended with ${String(first)} before it listened`);
  return {
    origin,
    kill: () => end(child, exited, 'SIGKILL').then(() => {}),
    stop: () => end(child, exited, 'SIGTERM'),
    terminate: () => void child.kill('SIGTERM'),
  };
}

/** A shell sets the limit, hard as well as soft, before it becomes the server. */
function withLimit(openFiles: number) {
  const become = `ulimit -n ${openFiles} && exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', become, process.execPath] };
}

async function end(child: ChildProcess, exited: Promise<unknown[]>, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null) child.kill(signal);
  await exited;
  return child.exitCode;
}
