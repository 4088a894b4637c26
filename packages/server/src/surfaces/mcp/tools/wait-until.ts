import type { ToolCall } from './own-tool.ts';

const LOOK_MS = 1000;

/**
 * Looks once a second until it is over, the time is up, the assistant has gone or this process stops. What is waited for
 * goes on in any case.
 * @param look Returns what it found, and whether that is final.
 */
export async function waitUntil<T>(
  { caller: { ctx, waits }, signal }: ToolCall,
  seconds: number,
  look: () => Promise<{ found: T; over: boolean }>,
): Promise<T> {
  let { found, over } = await look();
  if (over || seconds === 0) return found;
  const { actor, clock, stopping } = ctx;
  const leave = waits.enter(actor.kind === 'system' ? actor.kind : `${actor.kind}:${actor.id}`);
  try {
    const end = clock.elapsed() + seconds * 1000;
    while (!over && clock.elapsed() < end && !signal.aborted && !stopping.aborted) {
      await pause(ctx.clock, LOOK_MS, AbortSignal.any([signal, stopping]));
      if (!signal.aborted) ({ found, over } = await look());
    }
    return found;
  } finally {
    leave();
  }
}

function pause(
  clock: { after(ms: number, work: () => void): () => void },
  ms: number,
  ended: AbortSignal,
): Promise<void> {
  return new Promise(resolve => {
    if (ended.aborted) return resolve();
    const done = () => {
      cancel();
      ended.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.after(ms, done);
    ended.addEventListener('abort', done);
  });
}
