import { AppError } from '../../kernel/errors.ts';
import type { UserActor } from './web-door.ts';

/** Over all browsers of a user. */
const PER_USER = 30;
const RETRY_SECONDS = 10;

/** What a browser follows; it may have `perSession` of this kind open. */
export interface StreamKind {
  readonly name: string;
  readonly perSession: number;
}

/** Answers that stay open, such as event streams: limited per browser, per user and in total. */
export class OpenStreams {
  readonly #most: number;
  readonly #open = new Set<{
    readonly kind: StreamKind;
    readonly user: number;
    readonly session: number | undefined;
  }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what gives the place back. @throws AppError too_many_requests, or server_busy where all places are taken. */
  enter(kind: StreamKind, { id: user, session }: Pick<UserActor, 'id' | 'session'>): () => void {
    const all = [...this.#open];
    const own = all.filter(other => other.user === user);
    if (own.filter(other => other.session === session && other.kind === kind).length >= kind.perSession) {
      throw refused('too_many_requests', 'Too many pages in this browser already receive live updates. Close some.');
    }
    if (own.length >= PER_USER) {
      throw refused('too_many_requests', 'You have too many pages open in all your browsers. Close some.');
    }
    if (all.length >= this.#most) throw refused('server_busy', 'Too many pages are open on this server. Try again.');
    const entry = { kind, user, session };
    this.#open.add(entry);
    return () => this.#open.delete(entry);
  }
}

function refused(code: 'too_many_requests' | 'server_busy', message: string): AppError {
  return new AppError(code, message, { retry_after: RETRY_SECONDS });
}
