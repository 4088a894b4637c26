import { sleep } from './numbers.ts';

/** Sends the nth request. */
export type Send = (index: number) => Promise<void>;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered. Returns the milliseconds from the moment
 * each was due to the end of its answer, so that a stall counts for every request that had to wait.
 */
export async function paced(perSecond: number, seconds: number, send: Send): Promise<number[]> {
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < total; index++) {
    const due = start + (index * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now()));
    const answered = send(index).then(() => void times.push(performance.now() - due));
    answered.catch(() => {}); // thrown below, once all are sent
    open.push(answered);
  }
  await Promise.all(open);
  return times;
}

/**
 * Sends the requests of two at the same rate, by turns of some seconds each: both have the same hour of the machine.
 * @returns the milliseconds of each, as `paced` has them.
 */
export async function pacedByTurns(
  perSecond: number,
  { turns, seconds }: { turns: number; seconds: number },
  sends: readonly [Send, Send],
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  const slice = perSecond * seconds;
  for (let turn = 0; turn < turns; turn++) {
    for (const [which, send] of sends.entries()) {
      times[which]?.push(...(await paced(perSecond, seconds, index => send(turn * slice + index))));
    }
  }
  return times;
}

/** Sends requests one after another, as a program that reads a whole list does. @returns the milliseconds of each. */
export async function inTurn(total: number, send: Send): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < total; index++) {
    const start = performance.now();
    await send(index);
    times.push(performance.now() - start);
  }
  return times;
}
