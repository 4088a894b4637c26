import type { Services } from '../../kernel/context.ts';
import { settingsRevision } from '../settings/index.ts';
import { bringBackDueTimes } from './bring-back-due-times.ts';
import { moveBackDueTimes } from './move-back-due-times.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** More than a time server normally corrects at once. */
const LEAP_MS = MINUTE;
/** A process that was suspended for longer cannot distinguish that from a leap of the clock. */
const OFF_MS = DAY;
const NOTED_EVERY_MS = 5 * MINUTE;
const PLACE = 'clock';
/** All processes of a store compare their clocks within this time, and on PostgreSQL all meet the same leap. */
const MET_WITHIN_MS = 2 * MINUTE;
const SET_BACK_PLACE = 'clock_set_back';

/** The last leap back that was repaired. */
interface SetBack {
  readonly at: number;
  readonly by: number;
}

interface Noted {
  /** The last time read. */
  readonly seen: number;
  /** Since when the clock runs without a leap. */
  readonly steady_since: number;
}

/**
 * Compares the clock with elapsed time, and repairs what a leap in either direction leaves behind, or an interval that
 * was longer, or off, until somebody changed its setting.
 */
export class ClockWatch {
  readonly #services: Services;
  #last: { readonly now: number; readonly elapsed: number };
  #noted: Noted = { seen: 0, steady_since: 0 };
  #revision = -1;

  constructor(services: Services) {
    this.#services = services;
    this.#last = this.#time();
  }

  /** Called before any work begins: the clock of an earlier process may have been different. */
  async start(): Promise<void> {
    const before = await this.#read();
    this.#last = this.#time();
    const { now } = this.#last;
    const back = before !== undefined && before.seen - now > LEAP_MS;
    const off = before !== undefined && now - before.seen > OFF_MS;
    if (back) this.#tell('The clock is behind the time at which this store was last used', now - before.seen);
    const unsteady = back || off || (before?.steady_since ?? 0) > now;
    await this.#note({ seen: now, steady_since: unsteady ? now : (before?.steady_since ?? 0) });
    if (back) await this.#setBack(before.seen - now);
    await this.#bringBack();
  }

  /** Called periodically. */
  async look(): Promise<void> {
    const before = this.#last;
    this.#last = this.#time();
    const { now, elapsed } = this.#last;
    const leap = now - before.now - (elapsed - before.elapsed);
    if (Math.abs(leap) > LEAP_MS) {
      this.#tell(leap > 0 ? 'The clock was set forward' : 'The clock was set back', leap);
      await this.#note({ seen: now, steady_since: now });
      if (leap < 0) await this.#setBack(-leap);
      await this.#bringBack();
    } else if (this.#revision !== settingsRevision(this.#services.settings)) {
      await this.#bringBack();
    } else if (now - this.#noted.seen >= NOTED_EVERY_MS) {
      await this.#note({ ...this.#noted, seen: now });
    }
  }

  /** Runs irreversible work, but not while the clock may be wrong: a leap must not end or delete anything. */
  async whenSteady(forMs: number, work: () => Promise<unknown>): Promise<void> {
    await this.look();
    if (this.#last.now - this.#noted.steady_since >= forMs) await work();
  }

  #time() {
    const { clock } = this.#services;
    return { now: clock.now(), elapsed: clock.elapsed() };
  }

  #tell(what: string, leap: number): void {
    const seconds = Math.round(Math.abs(leap) / 1000);
    this.#services.log.warn(
      { seconds: leap < 0 ? -seconds : seconds },
      `${what}, by ${seconds} seconds. Due times are put right; nothing is deleted by its age for a day. Check the clock of this machine.`,
    );
  }

  async #setBack(byMs: number): Promise<void> {
    const by = Math.round(byMs);
    if (!(await this.#isFirst(by))) return;
    await this.#services.queue.clockSetBack(by);
    await moveBackDueTimes(this.#services, by);
  }

  /** Whether no other process has repaired this leap: times would be moved once for each. */
  async #isFirst(by: number): Promise<boolean> {
    const { now: at } = this.#last;
    return this.#services.database.write(async trx => {
      const nothing = JSON.stringify({ at: 0, by: 0 } satisfies SetBack);
      const row = trx.insertInto('meta').values({ key: SET_BACK_PLACE, value: nothing });
      await row.onConflict(c => c.column('key').doNothing()).execute();
      const stored = trx.selectFrom('meta').select('value').where('key', '=', SET_BACK_PLACE).forUpdate();
      const last = JSON.parse((await stored.executeTakeFirstOrThrow()).value) as SetBack;
      if (Math.abs(last.at - at) < MET_WITHIN_MS && Math.abs(last.by - by) < LEAP_MS) return false;
      const value = JSON.stringify({ at, by } satisfies SetBack);
      await trx.updateTable('meta').set({ value }).where('key', '=', SET_BACK_PLACE).execute();
      return true;
    });
  }

  async #bringBack(): Promise<void> {
    const revision = settingsRevision(this.#services.settings);
    for (const { column, rows, ahead } of await bringBackDueTimes(this.#services)) {
      this.#services.log.warn(
        { column, rows, seconds_ahead: Math.round(ahead / 1000) },
        'due times that lay too far ahead were brought back',
      );
    }
    this.#revision = revision;
  }

  async #read(): Promise<Noted | undefined> {
    const query = this.#services.database.db.selectFrom('meta').select('value').where('key', '=', PLACE);
    const row = await query.executeTakeFirst();
    return row && (JSON.parse(row.value) as Noted);
  }

  async #note(noted: Noted): Promise<void> {
    this.#noted = noted;
    const value = JSON.stringify(noted);
    await this.#services.database.write(trx =>
      trx
        .insertInto('meta')
        .values({ key: PLACE, value })
        .onConflict(c => c.column('key').doUpdateSet({ value }))
        .execute(),
    );
  }
}
