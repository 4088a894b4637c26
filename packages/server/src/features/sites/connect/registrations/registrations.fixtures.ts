import { expect } from 'vitest';
import type { World } from '../../../../testing/index.ts';
import { queueRegistrations } from './settle-registrations.ts';

/** Checks the open registrations, as happens periodically. The queue is empty when this resolves. */
export async function settleRegistrations({ app: { services } }: World): Promise<void> {
  await services.database.write(trx => trx.updateTable('registrations').set({ look_at: 0 }).execute());
  await queueRegistrations(services);
  await expect.poll(() => services.queue.size('registrations')).toBe(0);
}

/** Site k processes the n-th call of this function from now on, and answers nothing from then on. */
export function silentAfter({ fleet }: World, k: number, fn: string, n = 1): void {
  const serve = fleet.serve.bind(fleet);
  let seen = 0;
  fleet.serve = async (number, request) => {
    const served = await serve(number, request);
    if (number !== k || !String(request.body).includes(`function=${fn}&`) || ++seen < n) return served;
    fleet.serve = serve;
    fleet.site(k).setFaults('reset');
    return { ...served, reply: 'reset' };
  };
}
