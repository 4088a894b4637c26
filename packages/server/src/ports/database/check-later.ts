import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { CHECKED_AT_ONCE_BYTES, damaged } from './whole-file.ts';

const CHECK = `
const { DatabaseSync } = require('node:sqlite');
let found;
try {
  const file = new DatabaseSync(process.argv[1], { readOnly: true });
  found = file.prepare('pragma quick_check(1)').get().quick_check;
} catch (error) {
  found = [11, 26].includes(error.errcode & 0xff) ? error.message : 'ok';
}
process.exitCode = found === 'ok' ? 0 : DAMAGED;
`;
const DAMAGED = 3;

/** Larger files are checked while the server already writes, so that nobody waits for seconds. */
const CHECKED_BEFORE_WRITING_BYTES = 64 * 1024 * 1024;

/** The check of a store in a process of its own: a thread would leave 7 MB behind. */
export interface LaterCheck {
  /** Resolves when the store may be written to, as far as this check is concerned. */
  readonly mayWrite: Promise<void>;
  stop(): void;
}

/** In bytes. */
export interface CheckSizes {
  /** Smaller stores have been checked already. */
  readonly larger?: number;
  readonly beforeWriting?: number;
}

/**
 * Checks the pages of a store that took too long to be checked before it was opened.
 * @param tell Called with what is wrong, before `mayWrite` resolves; never when all is well.
 */
export function checkLater(
  path: string,
  tell: (error: Error) => void,
  { larger = CHECKED_AT_ONCE_BYTES, beforeWriting = CHECKED_BEFORE_WRITING_BYTES }: CheckSizes = {},
): LaterCheck {
  const { size } = statSync(path);
  if (size <= larger) return { mayWrite: Promise.resolve(), stop: () => {} };
  const args = ['--no-warnings', '-e', CHECK.replace('DAMAGED', `${DAMAGED}`), path];
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: {} });
  const through = new Promise<void>(resolve => {
    child.once('exit', code => {
      if (code === DAMAGED) tell(damaged(path, 'its pages contradict each other'));
      resolve();
    });
    child.once('error', () => resolve()); // a check that could not run says nothing about the store
  });
  return { mayWrite: size <= beforeWriting ? through : Promise.resolve(), stop: () => void child.kill() };
}
