import type { Log } from '../process/log.ts';
import { type AuditOrigin, type AuditServices, appendAudit } from './audit.ts';

/** Something that was refused and that an owner wants to know of. */
export interface Refusal {
  /** Verb in the field's terms, e.g. `sign_in.failed`. */
  readonly action: string;
  readonly by: AuditOrigin;
  /** Tells it apart from others. Never stored: it may be a password that was typed into the wrong field. */
  readonly key: string;
  /** What it was about, e.g. `user:3`; asked for only where a row is written. */
  readonly subject: () => string | Promise<string>;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A row to be written, with what it tells beyond the refusal itself. */
interface Row {
  readonly refusal: Refusal;
  readonly more: Readonly<Record<string, unknown>>;
}

interface RefusalServices extends AuditServices {
  readonly log: Log;
}

interface Kept {
  readonly refusal: Refusal;
  times: number;
}

const WINDOW_MS = 60_000;
/** Rows that strangers can cause in a minute; of all beyond only the number is kept. */
const DIFFERENT_PER_WINDOW = 30;

/** Stands for all beyond those that have rows of their own. */
const OTHERS: Refusal = { action: 'refusals.more', by: { actor: 'system:door' }, key: '', subject: () => 'door' };

/**
 * Writes refusals to the audit log: the first at once, and how often it happened when its minute is over. However many
 * there are, they cost two rows a minute each, and some sixty in all.
 */
export class Refusals {
  readonly #services: RefusalServices;
  readonly #writing = new Set<Promise<void>>();
  #window = new Map<string, Kept>();
  #others = 0;
  #cancel: (() => void) | undefined;

  constructor(services: RefusalServices) {
    this.#services = services;
  }

  note(refusal: Refusal): void {
    const key = [refusal.action, refusal.by.actor, refusal.by.client?.address, refusal.key].join('\0');
    const kept = this.#window.get(key);
    this.#cancel ??= this.#services.clock.after(WINDOW_MS, () => this.#endWindow());
    if (kept) kept.times += 1;
    else if (this.#window.size >= DIFFERENT_PER_WINDOW) this.#others += 1;
    else {
      this.#window.set(key, { refusal, times: 1 });
      this.#write([{ refusal, more: {} }]);
    }
  }

  /** Resolves when all rows that were begun are written. Counts of the minute that runs are written too. */
  async close(): Promise<void> {
    this.#endWindow();
    await Promise.all(this.#writing);
  }

  #endWindow(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const ended = [...this.#window.values()].filter(({ times }) => times > 1);
    const others = this.#others;
    this.#window = new Map();
    this.#others = 0;
    const rows: Row[] = ended.map(({ refusal, times }) => ({ refusal, more: { times_in_a_minute: times } }));
    if (others > 0) rows.push({ refusal: OTHERS, more: { times_in_a_minute: others } });
    if (rows.length > 0) this.#write(rows);
  }

  /** In one transaction, so that the rows of a minute stand together and in this order. */
  #write(rows: readonly Row[]): void {
    const { database, log } = this.#services;
    const writing = (async () => {
      try {
        const subjects = await Promise.all(rows.map(({ refusal }) => refusal.subject()));
        await database.write(async trx => {
          for (const [at, { refusal, more }] of rows.entries()) {
            const { action, by, detail } = refusal;
            const entry = { action, subject: subjects[at] ?? 'door', detail: { ...detail, ...more } };
            await appendAudit(trx, this.#services, by, [entry]);
          }
        });
      } catch (error) {
        const actions = rows.map(({ refusal }) => refusal.action);
        log.error({ err: error, actions }, 'refused requests could not be written to the audit log');
      }
    })();
    this.#writing.add(writing);
    void writing.then(() => this.#writing.delete(writing));
  }
}
