import { expect } from 'vitest';
import type { World } from '../../../../testing/index.ts';
import { queueRegistrations } from './settle-registrations.ts';

/** Looks at the open registrations, as is done every now and then. The queue is empty when this resolves. */
export async function settleRegistrations({ app: { services } }: World): Promise<void> {
  await services.database.write(trx => trx.updateTable('registrations').set({ look_at: 0 }).execute());
  await queueRegistrations(services);
  await expect.poll(() => services.queue.size('registrations')).toBe(0);
}

/** Site k does what the n-th call of this function asks, counted from now on, and is silent from then on. */
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
