import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '../../../kernel/errors.ts';
import { keyHash } from '../key.ts';

const THREAD = new URL('./hash-thread.ts', import.meta.url);
/** Whoever knows half of a pair must not be able to queue up work for the processor without end. */
const WAITING_AT_MOST = 20;

const oneAtATime = pLimit(1);
const underWay = new Map<string, Promise<boolean>>();

/**
 * Whether a password has this hash of WordPress. It is computed in a thread of its own, one after the other; the same
 * question asked twice at once is computed once. @throws AppError too_many_requests if too many wait already.
 */
export function checkWordpressHash(password: string, hash: string): Promise<boolean> {
  const question = keyHash(`${password} ${hash}`);
  const same = underWay.get(question);
  if (same) return same;
  if (underWay.size >= WAITING_AT_MOST) {
    throw new AppError('too_many_requests', 'Too many keys from MainWP are being checked. Try again in a few seconds.');
  }
  const answer = oneAtATime(() => inThread(password, hash)).finally(() => underWay.delete(question));
  underWay.set(question, answer);
  return answer;
}

async function inThread(password: string, hash: string): Promise<boolean> {
  const thread = new Worker(THREAD, { workerData: { password, hash }, execArgv: [], env: {} });
  try {
    const [matches] = (await once(thread, 'message')) as [boolean];
    return matches;
  } finally {
    await thread.terminate();
  }
}
