import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/port.ts';
import type { Trx } from '../../database/port.ts';
import type { JobQueue } from '../port.ts';
import { bossDb } from './boss-db.ts';
import { selectDueSuspect } from './boss-jobs.store.ts';
import type { BossParts } from './boss-parts.ts';
import { suspectsOf } from './open-boss.ts';
import { deleteSuspects, insertSuspects, updateSuspects, updateSuspectTaken } from './suspects.store.ts';
import type { Witness } from './witness.ts';

const HIGHEST_PRIORITY = 2 ** 31 - 1;

export interface Supervision {
  readonly clock: Clock;
  /** Time between two checks for messages whose holder died. */
  readonly superviseMs: number;
  readonly witness: Pick<Witness, 'note' | 'reliable'>;
}

/** Messages whose holder died: they are in the dead letters of their queue. */
export class BossSuspects {
  readonly #parts: BossParts;
  readonly #supervision: Supervision;
  #supervised = Number.NEGATIVE_INFINITY;

  constructor(parts: BossParts, supervision: Supervision) {
    this.#parts = parts;
    this.#supervision = supervision;
  }

  async claim(...[queues, alone]: Parameters<JobQueue['claimSuspect']>): ReturnType<JobQueue['claimSuspect']> {
    await this.#supervise();
    const due = await selectDueSuspect(this.#parts.database.db, this.#parts.schema, queues.map(suspectsOf));
    if (!due) return undefined;
    const taken = await this.#parts.database.write(async trx => {
      const job = await this.#fetchOne(trx, due);
      return job && { job, known: await updateSuspectTaken(trx, { id: job.id, holder: this.#parts.holder, alone }) };
    });
    if (!taken) return undefined;
    const { job, known } = taken;
    this.#parts.claims.add(due.name, job);
    const deliveries = job.retryCount + 1 + (job.sourceRetryCount === null ? 0 : job.sourceRetryCount + 1);
    const queue = queues.find(name => suspectsOf(name) === due.name) ?? due.name;
    return { id: job.id, queue, body: job.data, deliveries, ...known };
  }

  async noLongerAlone(ids: readonly string[]): Promise<void> {
    const { database, holder } = this.#parts;
    if (ids.length > 0) await updateSuspects(database.db, holder, ids).set({ alone: 0 }).execute();
  }

  async absolve(ids: readonly string[]): Promise<void> {
    const { database, holder } = this.#parts;
    const innocent = { alone: 0, suspicion: 0, deaths: 0 };
    if (ids.length > 0) await updateSuspects(database.db, holder, ids).set(innocent).execute();
  }

  async split(...[suspect, bodies]: Parameters<JobQueue['split']>): Promise<void> {
    const queue = suspectsOf(suspect.queue);
    const pieces = bodies.map(body => ({ id: randomUUID(), data: body as object }));
    const ids = pieces.map(({ id }) => id);
    await this.#parts.database.write(async trx => {
      const db = bossDb(trx);
      await this.#parts.boss.deleteJob(queue, suspect.id, { db });
      await deleteSuspects(trx, this.#parts.holder, [suspect.id]);
      if (pieces.length > 0) await this.#parts.boss.insert(queue, pieces, { db });
      await insertSuspects(trx, ids, suspect.suspicion);
    });
    this.#parts.claims.drop([suspect.id]);
  }

  /** Lets pg-boss look for messages whose holder died, and delete what is over; of all processes, one does at a time. */
  async #supervise(): Promise<void> {
    const { clock, superviseMs, witness } = this.#supervision;
    if (clock.elapsed() - this.#supervised < superviseMs || !witness.reliable()) return;
    this.#supervised = clock.elapsed();
    await this.#parts.boss.supervise();
  }

  /** pg-boss hands out by priority, not by id: a priority of its own picks the one that is meant. */
  async #fetchOne(trx: Trx, { id, name }: { id: string; name: string }) {
    const db = bossDb(trx);
    const priority = randomInt(1, HIGHEST_PRIORITY);
    const { updated } = await this.#parts.boss.update(name, undefined, { id, priority, db });
    if (updated === 0) return undefined; // another process was faster
    const only = { minPriority: priority, maxPriority: priority, includeMetadata: true } as const;
    const [job] = await this.#parts.boss.fetch<unknown>(name, { ...only, db });
    return job;
  }
}
