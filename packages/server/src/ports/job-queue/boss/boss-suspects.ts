import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/port.ts';
import type { Trx } from '../../database/port.ts';
import type { JobQueue, Suspect } from '../port.ts';
import { bossDb } from './boss-db.ts';
import { type DueSuspect, selectDueSuspects, updatePriority } from './boss-jobs.store.ts';
import type { BossParts } from './boss-parts.ts';
import { suspectsOf } from './open-boss.ts';
import {
  deleteSuspects,
  insertSuspects,
  selectHeldSuspects,
  updateSuspects,
  updateSuspectsTaken,
} from './suspects.store.ts';
import type { Witness } from './witness.ts';

const HIGHEST_PRIORITY = 2 ** 31 - 1;
/** Once a day pg-boss may rebuild indexes, which waits for whoever reads the database as it was before: backups. */
const SUPERVISED_WITHIN_MS = 2000;

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
  #supervising = false;
  /** Of a look that nobody waited for any more. */
  #lateError: unknown;
  /** What the last claim may have taken, until it is known. */
  #unanswered: readonly DueSuspect[] = [];

  constructor(parts: BossParts, supervision: Supervision) {
    this.#parts = parts;
    this.#supervision = supervision;
  }

  async claim(...[queues, most, alone]: Parameters<JobQueue['claimSuspects']>): Promise<Suspect[]> {
    await this.#giveBackUnanswered();
    await this.#supervise();
    const { database, schema, claims } = this.#parts;
    const due = await selectDueSuspects(database.db, schema, { queues: queues.map(suspectsOf), most });
    if (due.length === 0) return [];
    this.#unanswered = due;
    const taken = await this.#take(due, alone);
    this.#unanswered = [];
    return taken.jobs.map(({ name, job }) => {
      claims.add(name, [job]);
      const deliveries = job.retryCount + 1 + (job.sourceRetryCount === null ? 0 : job.sourceRetryCount + 1);
      const queue = queues.find(one => suspectsOf(one) === name) ?? name;
      const known = taken.known.get(job.id) ?? { suspicion: 1, deaths: 0 };
      return { id: job.id, queue, body: job.data, deliveries, ...known };
    });
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
    const { boss, claims, database, holder } = this.#parts;
    const claim = claims.byQueue([suspect.id]).get(queue);
    if (!claim) return;
    await database.write(async trx => {
      const db = bossDb(trx);
      const { affected } = (await boss.deleteJob(queue, claim, { db })) as { affected?: number };
      if (affected === 0) return; // another process has it by now
      await deleteSuspects(trx, holder, [suspect.id]);
      if (pieces.length > 0) await boss.insert(queue, pieces, { db });
      await insertSuspects(trx, ids, suspect.suspicion);
    });
    claims.drop([suspect.id]);
  }

  #take(due: readonly DueSuspect[], alone: boolean) {
    const { database, holder } = this.#parts;
    return database.write(async trx => {
      const jobs = await this.#fetchThese(trx, due);
      const ids = jobs.map(({ job }) => job.id);
      return { jobs, known: await updateSuspectsTaken(trx, { ids, holder, alone }) };
    });
  }

  /**
   * A claim may have been committed although its answer was lost. Nobody works on what it took, and the note that it is
   * all that this process has in hand would soon be wrong.
   */
  async #giveBackUnanswered(): Promise<void> {
    if (this.#unanswered.length === 0) return;
    const { database, boss, holder } = this.#parts;
    await database.write(async trx => {
      const db = bossDb(trx);
      const ids = this.#unanswered.map(({ id }) => id);
      const taken = new Set(await selectHeldSuspects(trx, holder, ids));
      for (const [name, due] of Map.groupBy(this.#unanswered, one => one.name)) {
        const given = due.map(({ id }) => id).filter(id => taken.has(id));
        if (given.length === 0) continue;
        await boss.cancel(name, given, { db });
        await boss.resume(name, given, { db });
        await updateSuspects(trx, holder, given).set({ holder: '', alone: 0 }).execute();
      }
    });
    this.#unanswered = [];
  }

  /**
   * Lets pg-boss look for messages whose holder died, and delete what is over; of all processes, one does at a time. Work
   * does not wait until all of it is done.
   */
  async #supervise(): Promise<void> {
    const { clock, superviseMs, witness } = this.#supervision;
    const error = this.#lateError;
    this.#lateError = undefined;
    if (error !== undefined) throw error;
    if (this.#supervising || clock.elapsed() - this.#supervised < superviseMs || !witness.reliable()) return;
    this.#supervised = clock.elapsed();
    this.#supervising = true;
    const done = this.#parts.boss.supervise().finally(() => {
      this.#supervising = false;
    });
    let isLate = false;
    done.catch(error => {
      if (isLate) this.#lateError = error;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        isLate = true;
        resolve();
      }, SUPERVISED_WITHIN_MS);
    });
    await Promise.race([done, late]).finally(() => clearTimeout(timer));
  }

  /** pg-boss hands out by priority, not by id: a priority of their own picks those that are meant. */
  async #fetchThese(trx: Trx, due: readonly DueSuspect[]) {
    const db = bossDb(trx);
    const fetched = [];
    for (const name of new Set(due.map(one => one.name))) {
      const ids = due.filter(one => one.name === name).map(({ id }) => id);
      const priority = randomInt(1, HIGHEST_PRIORITY);
      await updatePriority(trx, this.#parts.schema, { queue: name, ids, priority });
      const only = {
        minPriority: priority,
        maxPriority: priority,
        batchSize: ids.length,
        includeMetadata: true,
      } as const;
      for (const job of await this.#parts.boss.fetch<unknown>(name, { ...only, db })) fetched.push({ name, job });
    }
    return fetched;
  }
}
