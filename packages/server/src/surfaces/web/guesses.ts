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

  constructor(services: Pick<Services, 'settings' | 'clock' | 'database' | 'secrets'>) {
    const { settings, clock } = services;
    this.#byAddress = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#byName = new LockOut(settings.failedLoginsPerMinute, clock);
    this.#attempts = new Attempts(services);
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
