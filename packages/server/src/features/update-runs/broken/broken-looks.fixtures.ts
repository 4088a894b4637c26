import { expect } from 'vitest';
import type { World } from '../../../testing/index.ts';
import { queueBrokenLooks } from './look-at-broken.ts';

/** All looks at sites that updates left broken are due and made. */
export async function makeDueLooks({ app: { services } }: World): Promise<void> {
  const { database, queue } = services;
  const watched = () => database.db.selectFrom('update_run_items').selectAll().where('look_at', 'is not', null);
  await database.write(trx =>
    trx.updateTable('update_run_items').set({ look_at: 0 }).where('look_at', 'is not', null).execute(),
  );
  const left = async () => {
    await queueBrokenLooks(services);
    const due = await watched().where('look_at', '=', 0).execute();
    return due.length + (await queue.size('broken-looks'));
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
}
