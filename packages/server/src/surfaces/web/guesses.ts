import type { FastifyRequest } from 'fastify';
import { Attempts, type Counted, type Limit } from '../../features/attempts/index.ts';
import { knownDevice } from '../../features/sessions/index.ts';
import type { Services } from '../../kernel/context.ts';
import { userNameKey } from '../../kernel/text/user-name.ts';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { deviceIn } from '../http/credentials/session-cookie.ts';
import { addressKey } from '../http/intake/client-address.ts';
import { InHand } from '../http/intake/in-hand.ts';

const CODES_PER_WINDOW = 10;
const QUARTER = 15 * MINUTE_MS;
/** Passwords of one address that are checked at the same time. */
const AT_ONCE = 5;
/** As many addresses must guess at one name at the same time before the name is locked for unknown browsers. */
const ADDRESSES_PER_NAME = 5;

/**
 * Wrong passwords and codes. An unknown browser is counted by address, by address and name together, and all unknown
 * browsers by name; a browser in which this user has signed in before is counted separately, so that no other guesses
 * lock it out. Credentials that cannot be guessed are never locked out. An unknown name counts like any other. See
 * docs/decisions/0026.
 */
export class Guesses {
  readonly #services: Services;
  readonly #attempts: Attempts;
  readonly #underWay = new InHand(Number.POSITIVE_INFINITY, AT_ONCE);
  readonly #limits: Readonly<Record<'address' | 'pair' | 'name' | 'device' | 'user' | 'unguessable', Limit>>;

  constructor(services: Services) {
    const most = services.settings.failedLoginsPerMinute;
    this.#services = services;
    this.#attempts = new Attempts(services);
    this.#limits = {
      address: { scope: 'password.address', most, windowMs: MINUTE_MS },
      pair: { scope: 'password.address-and-name', most, windowMs: QUARTER },
      name: { scope: 'password.name', most: most * ADDRESSES_PER_NAME, windowMs: QUARTER },
      device: { scope: 'password.device', most, windowMs: QUARTER },
      user: { scope: 'password.user', most, windowMs: QUARTER },
      unguessable: { scope: 'unguessable.address', most, windowMs: MINUTE_MS },
    };
  }

  /**
   * A password, entered together with this name.
   * @param prove Returns the proof, or undefined for a wrong guess. @throws AppError too_many_requests.
   */
  async try<T>(request: FastifyRequest, name: string, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    const what = await this.#countedFor(request, keyOf(name));
    // Each password check takes a core a fifth of a second: hundreds sent at once must not keep others waiting.
    const refusal = this.#underWay.refusal(what[0].subject);
    if (refusal) throw refusal;
    const leave = this.#underWay.enter(what[0].subject);
    return this.#attempts.try(what, prove).finally(leave);
  }

  /** The password of a signed-in user, asked for again: only the signed-in user can enter a wrong one. */
  tryCurrent<T>(userId: number, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.#attempts.try([{ ...this.#limits.user, subject: String(userId) }], prove);
  }

  /** A passkey, or a long random code: a valid one is accepted whatever failed before, and wrong ones are delayed. */
  async tryUnguessable<T>(request: FastifyRequest, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    const proved = await prove();
    if (proved === undefined) {
      await this.#attempts.count({ ...this.#limits.unguessable, subject: addressKey(request.ip) });
    }
    return proved;
  }

  /** Codes of six digits are guessed sooner than passwords: ten wrong ones, and the user waits a quarter of an hour. */
  async tryCode(userId: number, prove: () => Promise<boolean>): Promise<boolean> {
    const codes = { scope: 'code.user', subject: String(userId), most: CODES_PER_WINDOW, windowMs: QUARTER };
    return (await this.#attempts.try([codes], async () => (await prove()) || undefined)) === true;
  }

  async #countedFor(request: FastifyRequest, name: string): Promise<[Counted, ...Counted[]]> {
    const { address, pair, name: ofName, device: ofDevice } = this.#limits;
    const cookie = deviceIn(request, this.#services.settings);
    const id = cookie === undefined ? undefined : await knownDevice(this.#services, cookie, name);
    const device = id === undefined ? undefined : { ...ofDevice, subject: id };
    // A known browser with too many wrong guesses is treated as unknown: its cookie may be stolen.
    if (device && (await this.#attempts.isOpen(device))) return [device];
    const from = addressKey(request.ip);
    return [
      { ...address, subject: from },
      { ...pair, subject: JSON.stringify([from, name]) },
      { ...ofName, subject: name },
    ];
  }
}

function keyOf(name: string): string {
  return userNameKey(name.trim()).slice(0, 100);
}
