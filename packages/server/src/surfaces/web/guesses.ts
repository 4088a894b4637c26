import type { FastifyRequest } from 'fastify';
import { Attempts } from '../../features/attempts/index.ts';
import type { Services } from '../../kernel/context.ts';
import { lockOutKey } from '../http/credentials.ts';
import { LockOut } from '../http/lock-out.ts';

const CODES_PER_WINDOW = 10;
const CODE_WINDOW_MS = 15 * 60_000;

/**
 * Wrong passwords and codes, counted per address and per name: guesses at one name from many addresses are shut out
 * too. A name that nobody has counts like any other, so that nobody learns who there is. Each process counts its own
 * passwords; codes are counted in the store, over all processes and restarts.
 */
export class Guesses {
  readonly #byAddress: LockOut;
  readonly #byName: LockOut;
  readonly #attempts: Attempts;
  readonly #most: number;

  constructor(services: Pick<Services, 'settings' | 'clock' | 'database' | 'secrets'>) {
    const { settings, clock } = services;
    this.#byAddress = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#byName = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#attempts = new Attempts(services);
    this.#most = settings.failedLoginsPerMinute;
  }

  /**
   * @param prove Gives what was proved, or undefined for a wrong guess. @throws AppError too_many_requests.
   */
  async try<T>(request: FastifyRequest, name: string, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    this.#demandOpen(request, name);
    const proved = await prove();
    // Again: of a thousand guesses sent at once, the right one must not come through after ten wrong ones.
    this.#demandOpen(request, name);
    if (proved === undefined) {
      this.#byAddress.count(lockOutKey(request.ip));
      this.#byName.count(keyOf(name));
    }
    return proved;
  }

  /** The password of a user who is signed in, asked for again: only who is signed in can be wrong about it. */
  tryCurrent<T>(userId: number, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    const passwords = { scope: 'password.user', subject: String(userId), most: this.#most, windowMs: CODE_WINDOW_MS };
    return this.#attempts.try([passwords], prove);
  }

  /** A passkey: the right one comes through whatever failed before, and wrong ones wait. */
  async tryUnguessable<T>(request: FastifyRequest, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    const proved = await prove();
    const from = { scope: 'unguessable.address', subject: lockOutKey(request.ip), most: this.#most, windowMs: 60_000 };
    if (proved === undefined) await this.#attempts.count(from);
    return proved;
  }

  /** Codes of six digits are guessed sooner than passwords: ten wrong ones, and the user waits a quarter of an hour. */
  async tryCode(userId: number, prove: () => Promise<boolean>): Promise<boolean> {
    const codes = { scope: 'code.user', subject: String(userId), most: CODES_PER_WINDOW, windowMs: CODE_WINDOW_MS };
    return (await this.#attempts.try([codes], async () => (await prove()) || undefined)) === true;
  }

  #demandOpen(request: FastifyRequest, name: string): void {
    this.#byAddress.demandOpen(lockOutKey(request.ip));
    this.#byName.demandOpen(keyOf(name));
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase().slice(0, 100);
}
