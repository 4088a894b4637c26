import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/port.ts';
import type { Database, Trx } from '../../database/port.ts';
import { type JobQueue, LEASE_MS } from '../port.ts';
import { bossDb } from './boss-db.ts';
import { selectDueSuspect, selectLost, selectSize } from './boss-jobs.store.ts';
import { carryOver } from './carry-over.ts';
import { Claims } from './claims.ts';
import { type BossOptions, type OpenBoss, openBoss, suspectsOf } from './open-boss.ts';
import {
  deleteSuspects,
  insertSuspects,
  updateInnocent,
  updateSuspects,
  updateSuspectTaken,
} from './suspects.store.ts';
import { Witness } from './witness.ts';

const SUPERVISE_MS = 5_000;
const HIGHEST_PRIORITY = 2 ** 31 - 1;

export interface PgBossQueueOptions extends Partial<Omit<BossOptions, 'queues'>> {
  readonly clock: Clock;
  /** All queues that there are. */
  readonly queues: readonly string[];
  /** Time between two looks for messages whose holder died. */
  readonly superviseMs?: number;
  readonly witness?: Pick<Witness, 'note' | 'reliable'>;
}

/**
 * The queue on PostgreSQL: pg-boss hands messages out, and takes them back when their holder's heartbeat ends. Then they
 * go to the dead letters of their queue, where they are suspects (docs/decisions/0039).
 */
export async function pgBossQueue(database: Database, options: PgBossQueueOptions): Promise<JobQueue> {
  const { clock, queues, leaseMs = LEASE_MS, onError = () => {}, superviseMs = SUPERVISE_MS } = options;
  const opened = await openBoss(database, { queues, leaseMs, onError });
  await carryOver(database, opened.boss, queues);
  const witness = options.witness ?? new Witness(clock, leaseMs);
  return new PgBossQueue(database, opened, { clock, leaseMs, superviseMs, witness });
}

class PgBossQueue implements JobQueue {
  readonly leaseMs: number;
  readonly #database: Database;
  readonly #boss: OpenBoss['boss'];
  readonly #schema: string;
  readonly #clock: Clock;
  readonly #superviseMs: number;
  readonly #holder = `${process.pid}:${randomUUID()}`;
  readonly #claims = new Claims();
  readonly #witness: Pick<Witness, 'note' | 'reliable'>;
  #supervised = Number.NEGATIVE_INFINITY;

  constructor(
    database: Database,
    { boss, schema }: OpenBoss,
    {
      clock,
      leaseMs,
      superviseMs,
      witness,
    }: Required<Pick<PgBossQueueOptions, 'clock' | 'leaseMs' | 'superviseMs' | 'witness'>>,
  ) {
    this.leaseMs = leaseMs;
    this.#database = database;
    this.#boss = boss;
    this.#schema = schema;
    this.#clock = clock;
    this.#superviseMs = superviseMs;
    this.#witness = witness;
  }

  async send(...[trx, queue, messages]: Parameters<JobQueue['send']>): Promise<void> {
    if (messages.length === 0) return;
    const now = this.#clock.now();
    const jobs = messages.map(({ body, runAt = now }) => ({
      data: body as object,
      // As a time to wait: this clock and that of the database need not agree.
      ...(runAt > now ? { startAfter: (runAt - now) / 1000 } : {}),
    }));
    await this.#boss.insert(queue, jobs, { db: bossDb(trx) });
  }

  async claim(...[queue, most]: Parameters<JobQueue['claim']>): ReturnType<JobQueue['claim']> {
    if (most === 0) return [];
    const jobs = await this.#boss.fetch<unknown>(queue, { batchSize: most });
    return jobs.map(job => {
      this.#claims.add(queue, job);
      return { id: job.id, body: job.data, deliveries: job.retryCount + 1 };
    });
  }

  async claimSuspect(...[queues, alone]: Parameters<JobQueue['claimSuspect']>): ReturnType<JobQueue['claimSuspect']> {
    await this.#supervise();
    const due = await selectDueSuspect(this.#database.db, this.#schema, queues.map(suspectsOf));
    if (!due) return undefined;
    const taken = await this.#database.write(async trx => {
      const job = await this.#fetchOne(trx, due);
      return job && { job, known: await updateSuspectTaken(trx, { id: job.id, holder: this.#holder, alone }) };
    });
    if (!taken) return undefined;
    const { job, known } = taken;
    this.#claims.add(due.name, job);
    const deliveries = job.retryCount + 1 + (job.sourceRetryCount === null ? 0 : job.sourceRetryCount + 1);
    const queue = queues.find(name => suspectsOf(name) === due.name) ?? due.name;
    return { id: job.id, queue, body: job.data, deliveries, ...known };
  }

  async noLongerAlone(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await updateSuspects(this.#database.db, this.#holder, ids).set({ alone: 0 }).execute();
  }

  async absolve(ids: readonly string[]): Promise<void> {
    const innocent = { alone: 0, suspicion: 0, deaths: 0 };
    if (ids.length > 0) await updateSuspects(this.#database.db, this.#holder, ids).set(innocent).execute();
  }

  async split(...[suspect, bodies]: Parameters<JobQueue['split']>): Promise<void> {
    const queue = suspectsOf(suspect.queue);
    const pieces = bodies.map(body => ({ id: randomUUID(), data: body as object }));
    const ids = pieces.map(({ id }) => id);
    await this.#database.write(async trx => {
      const db = bossDb(trx);
      await this.#boss.deleteJob(queue, suspect.id, { db });
      await deleteSuspects(trx, [suspect.id]);
      if (pieces.length > 0) await this.#boss.insert(queue, pieces, { db });
      await insertSuspects(trx, ids, suspect.suspicion);
    });
    this.#claims.drop([suspect.id]);
  }

  async extend(ids: readonly string[]): Promise<void> {
    this.#claims.keepOnly(ids);
    await this.#touch(ids);
    if (ids.length === 0) await this.#database.ping();
    this.#witness.note();
  }

  async complete(ids: readonly string[]): Promise<void> {
    for (const [queue, claims] of this.#claims.byQueue(ids)) {
      const done = claims.map(({ id }) => id);
      await this.#boss.deleteJob(queue, claims);
      if (queue.endsWith(suspectsOf(''))) await deleteSuspects(this.#database.db, done);
      this.#claims.drop(done);
    }
  }

  async release(ids: readonly string[], delayMs: number): Promise<void> {
    for (const [queue, claims] of this.#claims.byQueue(ids)) {
      const given = claims.map(({ id }) => id);
      await this.#database.write(async trx => {
        const db = bossDb(trx);
        await this.#boss.cancel(queue, claims, { db });
        await this.#boss.resume(queue, given, { db });
        const startAfter = Math.ceil(delayMs / 1000);
        if (delayMs > 0) for (const id of given) await this.#boss.update(queue, undefined, { id, startAfter, db });
        await updateSuspects(trx, this.#holder, given).set({ holder: '', alone: 0 }).execute();
      });
      this.#claims.drop(given);
    }
  }

  size(queue: string): Promise<number> {
    return selectSize(this.#database.db, this.#schema, [queue, suspectsOf(queue)]);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }

  /** Lets pg-boss look for messages whose holder died, and delete what is over; of all processes, one does at a time. */
  async #supervise(): Promise<void> {
    if (this.#clock.now() - this.#supervised < this.#superviseMs || !this.#witness.reliable()) return;
    this.#supervised = this.#clock.now();
    await this.#boss.supervise();
  }

  async #touch(ids: readonly string[]): Promise<void> {
    for (const [queue, claims] of this.#claims.byQueue(ids)) {
      const { affected } = (await this.#boss.touch(queue, claims)) as { affected?: number };
      if (affected !== claims.length)
        await this.#lost(
          queue,
          claims.map(({ id }) => id),
        );
    }
  }

  /** Others took this process for dead, as it stood still for longer than the lease. It lives: nobody is suspect. */
  async #lost(queue: string, ids: readonly string[]): Promise<void> {
    const suspects = suspectsOf(queue);
    const { lost, copies } = await selectLost(this.#database.db, this.#schema, { queue, suspects, ids });
    this.#claims.drop(lost);
    if (lost.length === 0) return;
    const waiting = copies.filter(copy => copy.waiting).map(({ id }) => id);
    const taken = copies.filter(copy => !copy.waiting).map(({ id }) => id);
    if (waiting.length > 0) await this.#boss.redrive(suspects, { ids: waiting });
    if (taken.length > 0) await updateInnocent(this.#database.db, taken).execute();
    await updateSuspects(this.#database.db, this.#holder, lost).set({ holder: '', alone: 0 }).execute();
  }

  /** pg-boss hands out by priority, not by id: a priority of its own picks the one that is meant. */
  async #fetchOne(trx: Trx, { id, name }: { id: string; name: string }) {
    const db = bossDb(trx);
    const priority = randomInt(1, HIGHEST_PRIORITY);
    const { updated } = await this.#boss.update(name, undefined, { id, priority, db });
    if (updated === 0) return undefined; // another process was faster
    const only = { minPriority: priority, maxPriority: priority, includeMetadata: true } as const;
    const [job] = await this.#boss.fetch<unknown>(name, { ...only, db });
    return job;
  }
}
