import type { Services } from '../../kernel/context.ts';
import { DAY_MS, MINUTE_MS } from '../../kernel/time/durations.ts';
import type { Trx } from '../../ports/database/port.ts';
import { claimMeta, selectMeta, writeMeta } from '../../ports/database/statements/meta.ts';
import { settingsRevision } from '../settings/index.ts';
import { bringBackDueTimes } from './bring-back-due-times.ts';
import { moveBackDueTimes } from './move-back-due-times.ts';

/** More than a time server normally corrects at once. */
const LEAP_MS = MINUTE_MS;
/** A process that was suspended for longer cannot distinguish that from a leap of the clock. */
const OFF_MS = DAY_MS;
const NOTED_EVERY_MS = 5 * MINUTE_MS;
const PLACE = 'clock';
/** All processes of a store compare their clocks within this time, and on PostgreSQL all meet the same leap. */
const MET_WITHIN_MS = 2 * MINUTE_MS;
/** A process that starts reckons a leap from what was noted last, which makes it shorter. */
const SAME_WITHIN_MS = NOTED_EVERY_MS + LEAP_MS;
const SET_BACK_PLACE = 'clock_set_back';

interface Time {
  readonly now: number;
  readonly elapsed: number;
}

/** A leap back as a process meets it. */
interface LeapBack {
  readonly by: number;
  /** By the clock as it is now. */
  readonly now: number;
  /** When the process last found the clock steady, by the clock as it is now. */
  readonly since: number;
}

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
  /** Until a leap is repaired, the time before it. */
  #last: Time;
  #noted: Noted = { seen: 0, steady_since: 0 };
  #revision = -1;
  #started = false;
  #repairing: Promise<void> | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#last = this.#time();
  }

  /**
   * Called before any work begins: the clock of an earlier process may have been different. If it fails, the next look
   * does it.
   */
  async start(): Promise<void> {
    const before = await this.#read();
    const time = this.#time();
    const { now } = time;
    const behind = before === undefined ? 0 : before.seen - now;
    const back = behind > LEAP_MS;
    const unsteady = back || -behind > OFF_MS || (before?.steady_since ?? 0) > now;
    const noted = { seen: now, steady_since: unsteady ? now : (before?.steady_since ?? 0) };
    await this.#note(noted, back ? { by: Math.round(behind), now, since: now } : undefined);
    this.#last = time;
    this.#started = true;
    if (back) this.#tell('The clock is behind the time at which this store was last used', -behind);
    await this.#bringBack();
  }

  /** Called periodically. What fails of it is done by the next look. */
  async look(): Promise<void> {
    const time = this.#time();
    const leap = time.now - this.#last.now - (time.elapsed - this.#last.elapsed);
    if (!this.#started || Math.abs(leap) > LEAP_MS) {
      this.#repairing ??= (this.#started ? this.#repair(time, leap) : this.start()).finally(() => {
        this.#repairing = undefined;
      });
      return this.#repairing;
    }
    this.#last = time;
    if (this.#revision !== settingsRevision(this.#services.settings)) {
      await this.#bringBack();
    } else if (time.now - this.#noted.seen >= NOTED_EVERY_MS) {
      await this.#note({ ...this.#noted, seen: time.now });
    }
  }

  /** Runs irreversible work, but not while the clock may be wrong: a leap must not end or delete anything. */
  async whenSteady(forMs: number, work: () => Promise<unknown>): Promise<void> {
    await this.look();
    if (this.#last.now - this.#noted.steady_since >= forMs) await work();
  }

  #time(): Time {
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

  async #repair(time: Time, leap: number): Promise<void> {
    const { now, elapsed } = time;
    const since = now - (elapsed - this.#last.elapsed);
    await this.#note({ seen: now, steady_since: now }, leap < 0 ? { by: Math.round(-leap), now, since } : undefined);
    this.#last = time;
    this.#revision = -1;
    this.#tell(leap > 0 ? 'The clock was set forward' : 'The clock was set back', leap);
    await this.#bringBack();
  }

  async #setBack(trx: Trx, leap: LeapBack): Promise<void> {
    if (!(await this.#isFirst(trx, leap))) return;
    await this.#services.queue.clockSetBack(trx, leap.by);
    await moveBackDueTimes(trx, leap.now, leap.by);
  }

  /** Whether no other process has repaired this leap: times would be moved once for each. */
  async #isFirst(trx: Trx, { by, now, since }: LeapBack): Promise<boolean> {
    const nothing = JSON.stringify({ at: 0, by: 0 } satisfies SetBack);
    const last = JSON.parse(await claimMeta(trx, SET_BACK_PLACE, nothing)) as SetBack;
    const isRecent = last.at > since - MET_WITHIN_MS && last.at < now + LEAP_MS;
    if (isRecent && Math.abs(last.by - by) < SAME_WITHIN_MS) return false;
    await writeMeta(trx, SET_BACK_PLACE, JSON.stringify({ at: now, by } satisfies SetBack));
    return true;
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
    const value = await selectMeta(this.#services.database.db, PLACE);
    return value === undefined ? undefined : (JSON.parse(value) as Noted);
  }

  /** Notes the time; a leap back with its repair, or not at all. */
  async #note(noted: Noted, leap?: LeapBack): Promise<void> {
    this.#noted = noted;
    await this.#services.database.write(async trx => {
      if (leap) await this.#setBack(trx, leap);
      await writeMeta(trx, PLACE, JSON.stringify(noted));
    });
  }
}
