import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWrite } from '../../../testing/with-write.ts';
import { manualClock } from '../../clock/manual-clock.ts';
import { systemClock } from '../../clock/system-clock.ts';
import { describeJobQueue } from '../conformance.ts';
import { type ClaimedMessage, type HandChange, LEASE_MS, SUSPECT_WAITS_MS } from '../port.ts';
import { useBossHarness } from './boss.fixtures.ts';
import { pgBossQueue } from './pg-boss-queue.ts';

const ALWAYS = { note() {}, reliable: () => true };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the queue on PostgreSQL', () => {
  const make = useBossHarness();
  describeJobQueue('pg-boss, two processes', make);

  // Fails without the look at the witness: what the first has in hand is suspect.
  it('considers no living process dead after an outage of the store', async () => {
    const { database, queue, pass, transaction, close } = await make();
    const clock = manualClock();
    const other = await pgBossQueue(database, { clock, queues: ['work', 'elsewhere'], superviseMs: 0 });
    await transaction(trx => queue.send(trx, 'work', [{ body: 'in hand' }]));
    const ids = (await queue.claim('work', 1)).map(({ id }) => id);
    await pass(10 * LEASE_MS); // nobody could prolong anything meanwhile
    clock.advance(10 * LEASE_MS);
    await other.extend([]);
    expect(await other.claimSuspects(['work'], 1, true)).toEqual([]);
    await queue.extend(ids);
    for (let beat = 0; beat < 3; beat++) {
      clock.advance(LEASE_MS / 3);
      await other.extend([]);
    }
    expect(await other.claimSuspects(['work'], 1, true)).toEqual([]);
    await pass(LEASE_MS);
    expect(await other.claimSuspects(['work'], 1, true)).toMatchObject([{ body: 'in hand', suspicion: 1 }]);
    await other.close();
    await close();
  });

  // Fails with the time of day: nothing is taken over until the clock is where it was.
  it('takes over the work of the dead after its clock was set back', async () => {
    const { database, queue, pass, transaction, close } = await make();
    const clock = manualClock();
    const other = await pgBossQueue(database, {
      clock,
      queues: ['work', 'elsewhere'],
      superviseMs: 5000,
      witness: ALWAYS,
    });
    expect(await other.claimSuspects(['work'], 1, true)).toEqual([]);
    clock.leap(-3600_000);
    await transaction(trx => queue.send(trx, 'work', [{ body: 'orphan' }]));
    await queue.claim('work', 1);
    await pass(LEASE_MS);
    clock.advance(5000);
    expect(await other.claimSuspects(['work'], 1, true)).toMatchObject([{ body: 'orphan' }]);
    await other.close();
    await close();
  });

  // Fails where whoever completes a message forgets what is noted of it, also if another process has it by now.
  it('keeps what is known of a suspect that a process completes after it was taken for dead', async () => {
    const { queue, other, pass, transaction, close } = await make();
    const suspected = async (from: typeof queue) => {
      await pass(LEASE_MS + SUSPECT_WAITS_MS);
      await from.claimSuspects(['work'], 1, true);
      await pass(SUSPECT_WAITS_MS);
      return from.claimSuspects(['work'], 1, true);
    };
    await transaction(trx => queue.send(trx, 'work', [{ body: 'deadly' }]));
    await queue.claim('work', 1);
    await pass(LEASE_MS);
    const [first] = await queue.claimSuspects(['work'], 1, true);
    expect(await suspected(other)).toMatchObject([{ suspicion: 2, deaths: 1 }]);
    await queue.complete([first?.id ?? '']);
    expect(await suspected(queue)).toMatchObject([{ suspicion: 3, deaths: 2 }]);
    await close();
  });

  // Seen to fail where what is noted of those that go back to their queue stays: it was never forgotten.
  it('forgets what is known of suspects when their first holder turns out to be alive', async () => {
    const { database, queue, other, pass, transaction, close } = await make();
    await transaction(trx => queue.send(trx, 'work', [{ body: 'slow' }]));
    const [slow] = await queue.claim('work', 1);
    await pass(LEASE_MS);
    const [suspect] = await other.claimSuspects(['work'], 1, true);
    await other.release([suspect?.id ?? ''], 0);
    await queue.extend([slow?.id ?? '']);
    expect(await queue.claim('work', 1)).toMatchObject([{ body: 'slow' }]);
    expect(await database.db.selectFrom('queue_suspects').selectAll().execute()).toEqual([]);
    await close();
  });

  // Seen to fail where whoever has lost a suspect divides it nevertheless: its pieces came beside the whole.
  it('does not divide a suspect that another process has taken over', async () => {
    const { database, queue, other, pass, transaction, close } = await make();
    await transaction(trx => queue.send(trx, 'work', [{ body: [1, 2] }]));
    await queue.claim('work', 1);
    await pass(LEASE_MS);
    const [lost] = await queue.claimSuspects(['work'], 1, true);
    await pass(LEASE_MS);
    await other.claimSuspects(['work'], 1, true);
    await pass(SUSPECT_WAITS_MS);
    const [taken] = await other.claimSuspects(['work'], 1, true);
    if (lost) await queue.split(lost, [1, 2]);
    expect(await queue.size('work')).toBe(1);
    await other.complete([taken?.id ?? '']);
    expect(await queue.size('work')).toBe(0);
    expect(await database.db.selectFrom('queue_suspects').selectAll().execute()).toEqual([]);
    await close();
  });

  // Seen to fail without the look at claims without an answer: nobody had it until its lease ended, and then the next
  // process counted a death of this one.
  it('takes suspects again whose claim was committed although its answer was lost', async () => {
    const { database, queue, other, pass, transaction, close } = await make();
    const options = { clock: systemClock, queues: ['work', 'elsewhere'], superviseMs: 0, witness: ALWAYS };
    let lost = 0;
    const cutOff: typeof database.write = async work => {
      const result = await database.write(work);
      if (lost-- > 0) throw new Error('connection lost');
      return result;
    };
    const unlucky = await pgBossQueue(withWrite(database, cutOff), options);
    await transaction(trx => queue.send(trx, 'work', [{ body: 'one' }, { body: 'two' }]));
    await queue.claim('work', 2);
    await pass(LEASE_MS);
    lost = 1;
    await expect(unlucky.claimSuspects(['work'], 1, true)).rejects.toThrow('connection lost');
    const both = await unlucky.claimSuspects(['work'], 2, false);
    expect(both).toMatchObject([
      { suspicion: 1, deaths: 0 },
      { suspicion: 1, deaths: 0 },
    ]);
    await pass(LEASE_MS);
    await other.claimSuspects(['work'], 2, false);
    await pass(SUSPECT_WAITS_MS);
    expect(await other.claimSuspects(['work'], 2, false)).toMatchObject(Array(2).fill({ suspicion: 2, deaths: 0 }));
    await unlucky.close();
    await close();
  });

  // Seen to fail without holderDied: all waits until the leases end.
  it('hands out at once what a process had that was seen to end', async () => {
    const { database, queue, other, pass, transaction, close } = await make();
    const inHand = new Map<string, ClaimedMessage>();
    const onHand = (change: HandChange) => {
      if ('took' in change) for (const one of change.took) inHand.set(one.id, one);
      else for (const id of change.left) inHand.delete(id);
    };
    const options = { clock: systemClock, queues: ['work', 'elsewhere'], superviseMs: 0, witness: ALWAYS, onHand };
    const dying = await pgBossQueue(database, options);
    const bodies = ['done', 'returned', 'held'];
    await transaction(trx =>
      queue.send(
        trx,
        'work',
        bodies.map(body => ({ body })),
      ),
    );
    const ids = new Map((await dying.claim('work', 3)).map(({ id, body }) => [body, id]));
    const known = [...inHand.values()];
    await dying.complete([ids.get('done') ?? '']);
    await dying.release([ids.get('returned') ?? ''], 0);
    expect([...inHand.keys()]).toEqual([ids.get('held')]);
    expect(await other.claim('work', 1)).toMatchObject([{ body: 'returned' }]);
    await queue.holderDied(known); // the last that it told may not have arrived
    const [suspect] = await dying.claimSuspects(['work'], 5, true);
    expect(suspect).toMatchObject({ body: 'held', suspicion: 1, deaths: 0 });
    await queue.holderDied([...inHand.values()]);
    expect(await other.claimSuspects(['work'], 5, true)).toEqual([]); // other work goes first
    await pass(SUSPECT_WAITS_MS / 2);
    await other.extend([ids.get('returned') ?? '']);
    await pass(SUSPECT_WAITS_MS / 2);
    await other.extend([ids.get('returned') ?? '']);
    expect(await other.claimSuspects(['work'], 5, true)).toMatchObject([{ body: 'held', suspicion: 2, deaths: 1 }]);
    await dying.close();
    await close();
  });

  it('leaves its connections usable when maintenance fails', async () => {
    const { database, queue, other, close } = await make();
    await sql`alter table pgboss_public.queue rename column monitor_on to hidden`.execute(database.db);
    await expect(queue.claimSuspects(['work'], 1, true)).rejects.toThrow('monitor_on');
    await sql`alter table pgboss_public.queue rename column hidden to monitor_on`.execute(database.db);
    expect(await Promise.all(Array.from({ length: 12 }, () => other.size('work')))).toEqual(Array(12).fill(0));
    await close();
  });
});
