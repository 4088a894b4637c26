import { once } from 'node:events';
import type { Application } from '@sitekeeper/server';
import type { World } from '@sitekeeper/server/testing';
import { startProgram } from '../processes/start-program.ts';

export type RotationResult = Awaited<ReturnType<Application['rotateMasterKey']>>;

/** Rotates the master key of a world in another process. @returns how it ended; undefined if it was killed. */
export async function rotateInProcess(
  world: World,
  env: Readonly<Record<string, string>> = {},
): Promise<RotationResult | undefined> {
  const child = startProgram('rotate-process', { ...world.store.env, ...env });
  let told: RotationResult | undefined;
  child.on('message', message => {
    told = message as RotationResult;
  });
  const [code, signal] = await once(child, 'close');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the process ended with ${code ?? signal}`);
  return told;
}
