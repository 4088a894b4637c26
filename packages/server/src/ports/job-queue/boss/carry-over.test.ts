import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock/system-clock.ts';
import { useBossHarness } from './boss.fixtures.ts';
import { pgBossQueue } from './pg-boss-queue.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a store with messages in the table of the embedded queue',
  () => {
    const make = useBossHarness();

    it('delivers all of them, each at its time', async () => {
      const { database, close, pass } = await make();
      const now = Date.now();
      const row = { queue: 'work', lease_until: 0, deliveries: 3 };
      const inHand = { holder: 'gone', lease_until: now + 9e9, suspicion: 1 };
      await database.write(trx =>
        trx
          .insertInto('queue_messages')
          .values([
            { ...row, body_json: '{"site_ids":[1]}', run_at: now - 1000 },
            { ...row, body_json: '{"site_ids":[2]}', run_at: now - 500, ...inHand },
            { ...row, body_json: '{"site_ids":[3]}', run_at: now + 20_000 },
          ])
          .execute(),
      );
      const queue = await pgBossQueue(database, { clock: systemClock, queues: ['work', 'elsewhere'] });
      expect(await queue.size('work')).toBe(3);
      const bodies = async () => (await queue.claim('work', 10)).map(({ body }) => JSON.stringify(body)).sort();
      expect(await bodies()).toEqual(['{"site_ids":[1]}', '{"site_ids":[2]}']);
      await pass(20_000);
      expect(await bodies()).toEqual(['{"site_ids":[3]}']);
      expect(await database.db.selectFrom('queue_messages').selectAll().execute()).toEqual([]);
      await queue.close();
      await close();
    });
  },
);
