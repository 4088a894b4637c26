import { AppError } from '../../kernel/errors.ts';

const PER_CALLER = 5;

/** Calls that stay open while a caller waits for a job or a person: limited per caller and in all. */
export class Waits {
  readonly #most: number;
  readonly #open: string[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what gives the place back. @throws AppError too_many_requests, server_busy. */
  enter(who: string): () => void {
    if (this.#open.filter(other => other === who).length >= PER_CALLER) {
      const message = `You are already waiting for ${PER_CALLER} things. Wait for one of them, or ask without waiting.`;
      throw new AppError('too_many_requests', message, { retry_after: 10 });
    }
    if (this.#open.length >= this.#most) {
      throw new AppError('server_busy', 'Too many callers wait on this server. Ask without waiting.', {
        retry_after: 10,
      });
    }
    this.#open.push(who);
    return () => this.#open.splice(this.#open.indexOf(who), 1);
  }
}
