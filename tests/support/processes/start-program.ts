import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Env } from '../../../packages/cli/src/testing/cli-process.ts';

/** The programs of `run/test-programs.ts`. A process finds there what an earlier one has compiled. */
const folder = () => inject('testPrograms');
const compiled = () => ({ NODE_COMPILE_CACHE: join(folder(), '.compiled'), NODE_NO_WARNINGS: '1' });

/** Starts one that sends messages. */
export function startProgram(
  name: 'serve-process' | 'rotate-process',
  env: Env,
  options: ForkOptions = {},
): ChildProcess {
  return fork(join(folder(), `${name}.js`), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
    env: { PATH: process.env.PATH, ...compiled(), ...env },
  });
}
