import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { anyKeyEnabled, verifyKey } from '../../features/keys/index.ts';
import { verifyUser } from '../../features/users/index.ts';
import type { Actor, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { LockOut } from './lock-out.ts';

/** Credentials to actor: the one way in. */
export class Credentials {
  readonly #services: Services;
  readonly #failures: LockOut;

  constructor(services: Services) {
    this.#services = services;
    this.#failures = new LockOut(services.settings.failedLoginsPerMinute, services.clock);
  }

  /**
   * HTTP Basic with user and application password, or a bearer API key.
   * @param surface REST is off as long as there is no key, save for users; abilities never are.
   * @throws AppError rest_not_logged_in, incorrect_password, rest_invalid_key, rest_disabled, https_required,
   *   too_many_requests.
   */
  async actorOf(request: FastifyRequest, surface: 'abilities' | 'rest'): Promise<Actor> {
    const [scheme = '', value = ''] = splitOnce(request.headers.authorization?.trim() ?? '', ' ');
    if (scheme === '') {
      if (surface === 'rest') await this.#demandAnyKey();
      throw new AppError(
        'rest_not_logged_in',
        'Log in: HTTP Basic with a user name and an application password, or a bearer API key.',
      );
    }
    this.#demandEncryption(request);
    const address = lockOutKey(request.ip);
    this.#failures.demandOpen(address);
    const actor = await this.#verify(scheme.toLowerCase(), value.trim());
    // Again: of a thousand guesses sent at once, the right one must not come through after ten wrong ones.
    this.#failures.demandOpen(address);
    if (actor) return actor;
    this.#failures.count(address);
    throw await this.#refusal(scheme.toLowerCase());
  }

  async #verify(scheme: string, value: string): Promise<Actor | undefined> {
    if (scheme === 'bearer') return verifyKey(this.#services, value);
    if (scheme !== 'basic') return undefined;
    const [name, password] = splitOnce(Buffer.from(value, 'base64').toString('utf8'), ':');
    return name && password ? verifyUser(this.#services, name, password) : undefined;
  }

  async #refusal(scheme: string): Promise<AppError> {
    if (scheme === 'bearer') {
      await this.#demandAnyKey();
      return new AppError('rest_invalid_key', 'The API key is unknown or disabled.');
    }
    return new AppError('incorrect_password', 'The user name or the application password is wrong.');
  }

  async #demandAnyKey(): Promise<void> {
    if (await anyKeyEnabled(this.#services)) return;
    throw new AppError('rest_disabled', 'The API is off: no API key is enabled. Add one to switch it on.');
  }

  #demandEncryption(request: FastifyRequest): void {
    if (this.#services.settings.allowHttp || request.protocol === 'https' || isLoopback(request.ip)) return;
    throw new AppError(
      'https_required',
      'Credentials over plain HTTP can be read by others. Use HTTPS, or set SITEKEEPER_ALLOW_HTTP=true in a trusted network.',
    );
  }
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** Asked on this machine itself, and not handed on by a proxy that runs here. */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, ip } = request;
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** Who has one IPv6 address usually has the whole /64 of it. */
function lockOutKey(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
