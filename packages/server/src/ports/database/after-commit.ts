import type { Trx } from './port.ts';

const waiting = new WeakMap<Trx, (() => void)[]>();

/** Calls `action` once the transaction is committed, and never if it is rolled back. */
export function afterCommit(trx: Trx, action: () => void): void {
  const known = waiting.get(trx);
  if (known) known.push(action);
  else waiting.set(trx, [action]);
}

/** Runs a transaction, and then what waits for its commit. */
export async function committed<T>(
  transaction: (work: (trx: Trx) => Promise<T>) => Promise<T>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  let actions: readonly (() => void)[] = [];
  const result = await transaction(async trx => {
    const done = await work(trx);
    actions = waiting.get(trx) ?? [];
    return done;
  });
  for (const action of actions) action();
  return result;
}
