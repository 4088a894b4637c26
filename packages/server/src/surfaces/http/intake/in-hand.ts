import { AppError } from '../../../kernel/errors.ts';

/** When someone who was refused may come back. */
export const RETRY_SECONDS = 5;

/** Counts what is held at the same time, in total and per holder. */
export class InHand {
  readonly #most: number;
  readonly #mostEach: number;
  readonly #each = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostEach: number) {
    this.#most = most;
    this.#mostEach = mostEach;
  }

  get size(): number {
    return this.#all;
  }

  /**
   * Why one more is refused; undefined: there is room.
   * @param who undefined for callers without a limit of their own.
   */
  refusal(who: string | undefined): AppError | undefined {
    if (who !== undefined && (this.#each.get(who) ?? 0) >= this.#mostEach) return tooManyOfAddress();
    return this.#all >= this.#most ? serverBusy() : undefined;
  }

  /** @returns what gives the place back; to be called once. */
  enter(who: string | undefined): () => void {
    this.#all += 1;
    if (who !== undefined) this.#each.set(who, (this.#each.get(who) ?? 0) + 1);
    return () => {
      this.#all -= 1;
      if (who === undefined) return;
      const left = (this.#each.get(who) ?? 1) - 1;
      if (left > 0) this.#each.set(who, left);
      else this.#each.delete(who);
    };
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
