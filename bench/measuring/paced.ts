import { sleep } from './numbers.ts';

/** Makes the nth request. */
export type Send = (index: number) => Promise<void>;

/**
 * Makes requests at a fixed rate, whether or not earlier ones were answered. Returns the milliseconds from the moment
 * each was due to the end of its answer: a server that stalls is charged for all who had to wait.
 */
export async function paced(perSecond: number, seconds: number, send: Send): Promise<number[]> {
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < total; index++) {
    const due = start + (index * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now()));
    open.push(send(index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(open);
  return times;
}

/** Makes one request after the other, as a program does that reads a list to its end. Returns the milliseconds of each. */
export async function inTurn(total: number, send: Send): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < total; index++) {
    const start = performance.now();
    await send(index);
    times.push(performance.now() - start);
  }
  return times;
}
