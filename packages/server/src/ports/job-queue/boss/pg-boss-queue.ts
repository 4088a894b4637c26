import { randomUUID } from 'node:crypto';
import { afterCommit, type Database, type Trx } from '../../database/port.ts';
import { type Backlog, type ClaimedMessage, type JobQueue, LEASE_MS, type QueueOptions } from '../port.ts';
import { bossDb } from './boss-db.ts';
import { selectBossBacklog, selectQueuesWithDue, selectSize, updateTimesAhead } from './boss-jobs.store.ts';
import { BossLeases } from './boss-leases.ts';
import type { BossParts } from './boss-parts.ts';
import { BossSuspects, type Supervision } from './boss-suspects.ts';
import { carryOver } from './carry-over.ts';
import { Claims } from './claims.ts';
import { type BossOptions, openBoss, suspectsOf } from './open-boss.ts';
import { deleteSuspects, updateSuspects } from './suspects.store.ts';
import { Witness } from './witness.ts';

const SUPERVISE_MS = 5_000;

export interface PgBossQueueOptions extends QueueOptions, Partial<Pick<BossOptions, 'onError'>>, Partial<Supervision> {
  readonly clock: Supervision['clock'];
  /** All queues that there are. */
  readonly queues: readonly string[];
}

/**
 * The queue on PostgreSQL: pg-boss hands messages out, and takes them back when their holder's heartbeat ends. Then they
 * go to the dead letters of their queue, where they are suspects (docs/decisions/0039).
 */
export async function pgBossQueue(database: Database, options: PgBossQueueOptions): Promise<JobQueue> {
  const {
    clock,
    queues,
    leaseMs = LEASE_MS,
    onError = () => {},
    onSent = () => {},
    onHand = () => {},
    superviseMs = SUPERVISE_MS,
  } = options;
  const { boss, schema } = await openBoss(database, { queues, leaseMs, onError });
  await carryOver(database, boss, queues);
  const witness = options.witness ?? new Witness(clock, leaseMs);
  const parts = { database, boss, schema, holder: `${process.pid}:${randomUUID()}`, claims: new Claims(onHand) };
  return new PgBossQueue(parts, { queues, leaseMs, onSent }, { clock, superviseMs, witness });
}

class PgBossQueue implements JobQueue {
  readonly leaseMs: number;
  readonly #queues: readonly string[];
  readonly #onSent: () => void;
  readonly #parts: BossParts;
  readonly #supervision: Supervision;
  readonly #leases: BossLeases;
  readonly #suspects: BossSuspects;

  constructor(
    parts: BossParts,
    { queues, leaseMs, onSent }: { queues: readonly string[]; leaseMs: number; onSent: () => void },
    supervision: Supervision,
  ) {
    this.leaseMs = leaseMs;
    this.#queues = queues;
    this.#onSent = onSent;
    this.#parts = parts;
    this.#supervision = supervision;
    this.#leases = new BossLeases(parts);
    this.#suspects = new BossSuspects(parts, supervision);
  }

  async send(...[trx, queue, messages]: Parameters<JobQueue['send']>): Promise<void> {
    if (messages.length === 0) return;
    const now = this.#supervision.clock.now();
    const jobs = messages.map(({ body, runAt = now }) => ({
      data: body as object,
      // As a duration, because this clock and that of the database may differ.
      ...(runAt > now ? { startAfter: (runAt - now) / 1000 } : {}),
    }));
    await this.#parts.boss.insert(queue, jobs, { db: bossDb(trx) });
    afterCommit(trx, this.#onSent);
  }

  async withDue(queues: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await selectQueuesWithDue(this.#parts.database.db, this.#parts.schema, queues));
  }

  async claim(...[queue, most]: Parameters<JobQueue['claim']>): ReturnType<JobQueue['claim']> {
    if (most === 0) return [];
    const jobs = await this.#parts.boss.fetch<unknown>(queue, { batchSize: most });
    this.#parts.claims.add(queue, jobs);
    return jobs.map(({ id, data, retryCount }) => ({ id, body: data, deliveries: retryCount + 1 }));
  }

  claimSuspects(...asked: Parameters<JobQueue['claimSuspects']>): ReturnType<JobQueue['claimSuspects']> {
    return this.#suspects.claim(...asked);
  }

  noLongerAlone(ids: readonly string[]): Promise<void> {
    return this.#suspects.noLongerAlone(ids);
  }

  absolve(ids: readonly string[]): Promise<void> {
    return this.#suspects.absolve(ids);
  }

  split(...[suspect, bodies]: Parameters<JobQueue['split']>): Promise<void> {
    return this.#suspects.split(suspect, bodies);
  }

  async extend(ids: readonly string[]): Promise<void> {
    await this.#leases.extend(ids);
    if (ids.length === 0) await this.#parts.database.ping();
    this.#supervision.witness.note();
  }

  async complete(ids: readonly string[]): Promise<void> {
    for (const [queue, claims] of this.#parts.claims.byQueue(ids)) {
      const { boss, database, holder } = this.#parts;
      const done = claims.map(({ id }) => id);
      if (queue.endsWith(suspectsOf(''))) {
        await database.write(async trx => {
          await boss.deleteJob(queue, claims, { db: bossDb(trx) });
          await deleteSuspects(trx, holder, done);
        });
      } else await boss.deleteJob(queue, claims);
      this.#parts.claims.drop(done);
    }
  }

  async release(ids: readonly string[], delayMs: number): Promise<void> {
    for (const [queue, claims] of this.#parts.claims.byQueue(ids)) {
      const given = claims.map(({ id }) => id);
      await this.#parts.database.write(async trx => {
        const db = bossDb(trx);
        await this.#parts.boss.cancel(queue, claims, { db });
        await this.#parts.boss.resume(queue, given, { db });
        const startAfter = Math.ceil(delayMs / 1000);
        if (delayMs > 0)
          for (const id of given) await this.#parts.boss.update(queue, undefined, { id, startAfter, db });
        await updateSuspects(trx, this.#parts.holder, given).set({ holder: '', alone: 0 }).execute();
      });
      this.#parts.claims.drop(given);
    }
  }

  /** As where its heartbeat ends. */
  async holderDied(inHand: readonly ClaimedMessage[]): Promise<void> {
    for (const [queue, messages] of Map.groupBy(inHand, message => message.queue)) {
      const claims = messages.map(({ id, attempt }) => ({ id, retryCount: attempt }));
      await this.#parts.boss.fail(queue, claims, { message: 'the process that had it has died' });
    }
  }

  async clockSetBack(trx: Trx, byMs: number): Promise<void> {
    const names = this.#queues.flatMap(queue => [queue, suspectsOf(queue)]);
    await updateTimesAhead(trx, this.#parts.schema, { queues: names, byMs });
  }

  size(queue: string): Promise<number> {
    return selectSize(this.#parts.database.db, this.#parts.schema, [queue, suspectsOf(queue)]);
  }

  waiting(queue: string): Promise<number> {
    return selectSize(this.#parts.database.db, this.#parts.schema, [queue, suspectsOf(queue)], 'active');
  }

  backlog(leftOut: readonly string[] = []): Promise<Backlog> {
    return selectBossBacklog(this.#parts.database.db, this.#parts.schema, leftOut);
  }

  async close(): Promise<void> {
    await this.#parts.boss.stop({ graceful: false, close: false });
  }
}
