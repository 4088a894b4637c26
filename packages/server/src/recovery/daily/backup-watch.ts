import { within } from '../../kernel/process/within.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Settings } from '../../settings.ts';
import { backupsIn } from './back-up-daily.ts';
import { selectLastBackup } from './last-backup.store.ts';
import { isMissing, newestOf } from './schedule.ts';

/** A worker that has just been started makes a backup that is due in less time. */
const NOTICED_MS = 3600_000;
const LOOK_EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 1000;

const MISSING = {
  code: 'backup_failed',
  message: 'No daily backup has been made for more than a day. Run "sitekeeper doctor" on the server.',
} as const;

/** Whether the daily backup of an embedded store is made, by whichever process. */
export class BackupWatch {
  readonly #settings: Settings;
  readonly #database: Pick<Database, 'db'>;
  readonly #clock: Clock;
  /** By the elapsed time of the clock. */
  #missingSince: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isLooking = false;

  constructor(settings: Settings, database: Pick<Database, 'db'>, clock: Clock) {
    this.#settings = settings;
    this.#database = database;
    this.#clock = clock;
  }

  /** Answers soon, even if the disk with the backups doesn't. */
  async warning(): Promise<typeof MISSING | undefined> {
    const now = this.#clock.elapsed();
    if (!this.#isLooking && now - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = now;
      await within(ANSWER_WITHIN_MS, this.#look());
    }
    return this.#missingSince !== undefined && now - this.#missingSince >= NOTICED_MS ? MISSING : undefined;
  }

  /** Once at a time: a disk that hangs must not hold more than one thread. */
  async #look(): Promise<void> {
    this.#isLooking = true;
    try {
      const missing = this.#settings.backupKeep > 0 && (await this.#isMissing(this.#clock.now()));
      this.#missingSince = missing ? (this.#missingSince ?? this.#clock.elapsed()) : undefined;
    } catch {
      // Nothing is known.
    } finally {
      this.#isLooking = false;
    }
  }

  /** The process that makes them may see another folder, so what it has noted counts too. */
  async #isMissing(now: number): Promise<boolean> {
    const noted = await selectLastBackup(this.#database.db);
    if (!isMissing(noted, now)) return false;
    const found = backupsIn(this.#settings.backupFolder);
    // Without a note, a folder that this process may not read tells nothing; an old note does.
    return isMissing(newestOf(noted === undefined ? await found : await found.catch(() => []))?.madeAt, now);
  }
}
