import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Application } from '@sitekeeper/server';
import type { World } from '@sitekeeper/server/testing';

export type RotationResult = Awaited<ReturnType<Application['rotateMasterKey']>>;

/** Rotates the master key of a world in another process. @returns how it ended; undefined if it was killed. */
export async function rotateInProcess(
  world: World,
  env: Readonly<Record<string, string>> = {},
): Promise<RotationResult | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, 'rotate-process.ts'), {
    env: { PATH, NODE_COMPILE_CACHE, NODE_NO_WARNINGS: '1', ...world.store.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let told: RotationResult | undefined;
  child.on('message', message => {
    told = message as RotationResult;
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the process ended with ${code ?? signal}`);
  return told;
}
