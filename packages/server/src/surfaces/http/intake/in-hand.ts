import { AppError } from '../../../kernel/errors.ts';

/** When someone who was refused may come back. */
export const RETRY_SECONDS = 5;

/** So many holders may be known that hold nothing. */
const MOST_IDLE = 1000;

/** Counts what is held at the same time, in total and per holder. */
export class InHand {
  readonly #most: number;
  readonly #mostEach: number;
  /** Holders that have given back everything are forgotten many at a time: see docs/decisions/0085. */
  #each = new Map<string, { held: number }>();
  #forgetAt = MOST_IDLE;
  #all = 0;

  constructor(most: number, mostEach: number) {
    this.#most = most;
    this.#mostEach = mostEach;
  }

  get size(): number {
    return this.#all;
  }

  get holders(): number {
    return this.#each.size;
  }

  /**
   * Why one more is refused; undefined: there is room.
   * @param who undefined for callers without a limit of their own.
   */
  refusal(who: string | undefined): AppError | undefined {
    if (who !== undefined && (this.#each.get(who)?.held ?? 0) >= this.#mostEach) return tooManyOfAddress();
    return this.#all >= this.#most ? serverBusy() : undefined;
  }

  /** @returns what gives the place back; to be called once. */
  enter(who: string | undefined): () => void {
    const each = who === undefined ? undefined : this.#holder(who);
    this.#all += 1;
    if (each) each.held += 1;
    return () => {
      this.#all -= 1;
      if (each) each.held -= 1;
    };
  }

  #holder(who: string): { held: number } {
    const known = this.#each.get(who);
    if (known) return known;
    if (this.#each.size >= this.#forgetAt) {
      this.#each = new Map([...this.#each].filter(([, { held }]) => held > 0));
      this.#forgetAt = 2 * this.#each.size + MOST_IDLE;
    }
    const holder = { held: 0 };
    this.#each.set(who, holder);
    return holder;
  }
}

export function serverBusy(): AppError {
  return new AppError(
    'server_busy',
    `The server is handling too many requests. Try again in ${RETRY_SECONDS} seconds.`,
    {
      retry_after: RETRY_SECONDS,
    },
  );
}

export function tooManyOfAddress(): AppError {
  const message = `Too many requests from your address are in progress. Try again in ${RETRY_SECONDS} seconds.`;
  return new AppError('too_many_requests', message, { retry_after: RETRY_SECONDS });
}
