import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../until.ts';
import { childrenOf, isRunning, killAll } from './process-tree.ts';
import { startProgram } from './start-program.ts';

/** A server in a process of its own, with its worker process. */
export interface ServerProcess {
  readonly origin: string;
  /** `kill -9` of both: neither can clean up. */
  kill(): Promise<void>;
  /** `kill -9` of the process that answers requests. Resolves when its worker process has ended as well. */
  killServer(): Promise<void>;
  /** `kill -9` of the worker process. @param meanwhile Runs before another one may be started. */
  killWorker(meanwhile?: () => Promise<void>): Promise<void>;
  /** The worker process, once it is running. */
  workerPid(): Promise<number>;
  /** SIGTERM: a graceful end. Resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGTERM without waiting. */
  terminate(): void;
}

/** Tests poll jobs more often than people and programs may. */
const DEFAULTS = {
  SITEKEEPER_LOG_LEVEL: 'error',
  SITEKEEPER_PORT: '0',
  SITEKEEPER_REQUESTS_PER_MINUTE: '0',
  // Tests count the requests that sites get.
  SITEKEEPER_MONITORS: 'false',
};

/**
 * Starts a server with these settings; it listens when this resolves.
 * @param openFiles Its limit of file descriptors.
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  { openFiles }: { openFiles?: number } = {},
): Promise<ServerProcess> {
  const options = openFiles === undefined ? {} : withLimit(openFiles);
  const child = startProgram('serve-process', { ...DEFAULTS, ...env }, options);
  const exited = once(child, 'exit');
  const [first] = await Promise.race([once(child, 'message'), exited]);
  const origin = (first as { origin?: string } | null)?.origin;
  if (origin === undefined) throw new Error(`the server process ended with ${String(first)} before it listened`);
  const pid = child.pid as number;
  const workerPid = () => until('there is a worker process', () => childrenOf(pid)[0]);
  return {
    origin,
    workerPid,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGSTOP'); // otherwise it starts another worker
      await killAll([...childrenOf(pid), pid]);
      await exited;
    },
    async killServer() {
      const worker = await workerPid();
      await end(child, exited, 'SIGKILL');
      await until('the worker process has ended', () => !isRunning(worker));
    },
    async killWorker(meanwhile) {
      const worker = await workerPid();
      child.kill('SIGSTOP');
      await killAll([worker]);
      await meanwhile?.();
      child.kill('SIGCONT');
    },
    stop: () => end(child, exited, 'SIGTERM'),
    terminate: () => void child.kill('SIGTERM'),
  };
}

/** A shell sets the hard and the soft limit before it becomes the server. */
function withLimit(openFiles: number) {
  const become = `ulimit -n ${openFiles} && exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', become, process.execPath] };
}

async function end(child: ChildProcess, exited: Promise<unknown[]>, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null) child.kill(signal);
  await exited;
  return child.exitCode;
}
