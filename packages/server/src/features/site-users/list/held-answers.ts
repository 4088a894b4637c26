import type { Services } from '../../../kernel/context.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { SiteFailure } from '../../sites/index.ts';
import type { siteUserView } from '../site-user.views.ts';

export type SiteUserView = ReturnType<typeof siteUserView>;

/** What one site said to a question. A list that was too much to keep is left out; how long it was is not. */
export type HeldAnswer = { readonly askedAt: number } & (
  | { readonly count: number; readonly users?: readonly SiteUserView[] }
  | { readonly failure: SiteFailure }
);

/** What the sites said to one question of one actor. */
export interface HeldAnswers {
  /** Newest audit row when it was begun: what was changed since stands behind it. */
  readonly auditId: number;
  readonly bySite: Map<number, HeldAnswer>;
  readonly begunAt: number;
  usedAt: number;
  letters: number;
}

/** So long after a page was read its sites needn't be asked again for the next one. */
export const HELD_MS = 60_000;
const LONGEST_MS = 10 * 60_000;
const MOST_QUESTIONS = 20;
/** Of all held lists together, some 32 MB. */
const MOST_LETTERS = 16_000_000;

/**
 * What sites answered a moment ago, by question, in memory only: nothing but what the list of users shows, for nobody
 * but who asked, and no longer than it takes to turn the page.
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
    // The one used last stands last: the others make room for it.
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

  /** Lists of other questions go first, those used longest ago before the others. */
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

/** The book of this process. */
export function answerBook({ database, clock }: Services): AnswerBook {
  const book = books.get(database) ?? new AnswerBook(clock);
  books.set(database, book);
  return book;
}
