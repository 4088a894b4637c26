import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { lockOutKey } from '../http/credentials.ts';
import { LockOut } from '../http/lock-out.ts';

const CODES_PER_WINDOW = 10;
const CODE_WINDOW_MS = 15 * 60_000;

/**
 * Wrong passwords and codes, counted per address and per name: guesses at one name from many addresses are shut out
 * too. A name that nobody has counts like any other, so that nobody learns who there is. Each process counts its own.
 */
export class Guesses {
  readonly #byAddress: LockOut;
  readonly #byName: LockOut;
  readonly #byUser: LockOut;

  constructor({ settings, clock }: Pick<Services, 'settings' | 'clock'>) {
    this.#byAddress = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#byName = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#byUser = new LockOut(CODES_PER_WINDOW, clock, CODE_WINDOW_MS);
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

  /** Codes of six digits are guessed sooner than passwords: ten wrong ones, and the user waits a quarter of an hour. */
  async tryCode(userId: number, prove: () => Promise<boolean>): Promise<boolean> {
    const key = String(userId);
    this.#byUser.demandOpen(key);
    const right = await prove();
    this.#byUser.demandOpen(key);
    if (!right) this.#byUser.count(key);
    return right;
  }

  #demandOpen(request: FastifyRequest, name: string): void {
    this.#byAddress.demandOpen(lockOutKey(request.ip));
    this.#byName.demandOpen(keyOf(name));
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase().slice(0, 100);
}
