import type { Services } from '../../../kernel/context.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { SiteFailure } from '../../sites/index.ts';
import type { siteUserView } from '../site-user.views.ts';

export type SiteUserView = ReturnType<typeof siteUserView>;

/** The answer of one site to a query. A list that was too large to keep is dropped; its length is not. */
export type HeldAnswer = { readonly askedAt: number } & (
  | { readonly count: number; readonly users?: readonly SiteUserView[] }
  | { readonly failure: SiteFailure }
);

/** The answers of the sites to one query of one actor. */
export interface HeldAnswers {
  /** Newest audit row when it was begun: later changes have higher ids. */
  readonly auditId: number;
  readonly bySite: Map<number, HeldAnswer>;
  readonly begunAt: number;
  usedAt: number;
  letters: number;
}

/** For this long after a page was read, its sites needn't be contacted again for the next one. */
export const HELD_MS = 60_000;
const LONGEST_MS = 10 * 60_000;
const MOST_QUESTIONS = 20;
/** The limit of all held lists together, some 32 MB. */
const MOST_LETTERS = 16_000_000;

/**
 * Recent answers of sites by query, only in memory: only what the list of users shows, only for the actor who requested
 * it, and no longer than turning the page takes.
 */
export class AnswerBook {
  readonly #questions = new Map<string, HeldAnswers>();
  readonly #clock: Services['clock'];
  readonly #most: number;
  #cancelSweep: (() => void) | undefined;

  constructor(clock: Services['clock'], most = MOST_LETTERS) {
    this.#clock = clock;
    this.#most = most;
  }

  /** @param auditId Newest audit row now. */
  begin(key: string, auditId: number): HeldAnswers {
    const now = this.#clock.elapsed();
    const held: HeldAnswers = { auditId, bySite: new Map(), begunAt: now, usedAt: now, letters: 0 };
    this.#questions.delete(key);
    this.#questions.set(key, held);
    for (const oldest of [...this.#questions.keys()].slice(0, -MOST_QUESTIONS)) this.#questions.delete(oldest);
    this.#sweepLater();
    return held;
  }

  find(key: string): HeldAnswers | undefined {
    this.#forgetOld();
    const held = this.#questions.get(key);
    if (!held) return undefined;
    held.usedAt = this.#clock.elapsed();
    // The one used last is moved to the end: the others make room for it.
    this.#questions.delete(key);
    this.#questions.set(key, held);
    return held;
  }

  keep(held: HeldAnswers, siteId: number, answer: HeldAnswer): void {
    this.forget(held, siteId);
    held.usedAt = this.#clock.elapsed();
    const letters = lettersIn(answer);
    const fits = this.#makeRoom(held, letters);
    held.bySite.set(siteId, fits ? answer : withoutUsers(answer));
    if (fits) held.letters += letters;
  }

  forget(held: HeldAnswers, siteId: number): void {
    const before = held.bySite.get(siteId);
    if (!before) return;
    held.letters -= lettersIn(before);
    held.bySite.delete(siteId);
  }

  /** Lists of other queries are dropped first, least recently used ones before others. */
  #makeRoom(wanting: HeldAnswers, letters: number): boolean {
    let sum = letters;
    for (const { letters: kept } of this.#questions.values()) sum += kept;
    for (const [key, held] of this.#questions) {
      if (sum <= this.#most) break;
      if (held === wanting) continue;
      sum -= held.letters;
      this.#questions.delete(key);
    }
    return sum <= this.#most;
  }

  #forgetOld(): void {
    const now = this.#clock.elapsed();
    for (const [key, { usedAt, begunAt }] of this.#questions) {
      if (now - usedAt >= HELD_MS || now - begunAt >= LONGEST_MS) this.#questions.delete(key);
    }
  }

  #sweepLater(): void {
    this.#cancelSweep ??= this.#clock.after(HELD_MS, () => {
      this.#cancelSweep = undefined;
      this.#forgetOld();
      if (this.#questions.size > 0) this.#sweepLater();
    });
  }
}

function withoutUsers(answer: HeldAnswer): HeldAnswer {
  return 'failure' in answer ? answer : { askedAt: answer.askedAt, count: answer.count };
}

function lettersIn(answer: HeldAnswer): number {
  if ('failure' in answer) return answer.failure.message.length;
  let sum = 0;
  for (const { username, name, email, website_url, roles } of answer.users ?? []) {
    sum += 100 + username.length + name.length + email.length + website_url.length + roles.join().length;
  }
  return sum;
}

const books = new WeakMap<Database, AnswerBook>();

/** The answers held by this process. */
export function answerBook({ database, clock }: Services): AnswerBook {
  const book = books.get(database) ?? new AnswerBook(clock);
  books.set(database, book);
  return book;
}
