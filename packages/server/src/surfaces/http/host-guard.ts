import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { hasAnyUser, saveLearnedHost, selectLearnedHost } from '../../features/users/index.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

/** Load balancers probe by address, and these two tell nothing. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const HOST = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?)\.?)(?::\d{1,5})?$/i;
const LEARNED_AGAIN_MS = 5000;

/**
 * Answers only to names that the settings know: a page of a stranger whose name is made to lead here could ask in the
 * name of the browser's user, and links would follow it. See docs/decisions/0032.
 */
export class HostGuard {
  readonly #services: Services;
  readonly #names: Set<string>;
  readonly #hasPublicName: boolean;
  #hasUser = false;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(services: Services) {
    this.#services = services;
    const { baseUrl, allowedHosts } = services.settings;
    this.#hasPublicName = baseUrl !== '';
    const given = [...(baseUrl === '' ? [] : [new URL(baseUrl).host]), ...allowedHosts.split(',')];
    this.#names = new Set(given.flatMap(name => hostIn(name.trim()) ?? []));
  }

  /** @throws AppError wrong_host. */
  async demandKnown(request: FastifyRequest): Promise<void> {
    if (PROBES.has(request.routeOptions.url ?? '') || (await this.#isKnown(request))) return;
    throw new AppError(
      'wrong_host',
      'This server does not answer to the name that was asked for. Use its public address, or list the name in SITEKEEPER_ALLOWED_HOSTS.',
    );
  }

  /** Whoever set this server up by that name has proved to be its owner: it is a name of this server from now on. */
  async learn(request: FastifyRequest): Promise<void> {
    const name = hostIn(request.host);
    if (name === undefined || isIP(name) !== 0 || this.#isGiven(name, request)) return;
    await saveLearnedHost(this.#services.database, name);
    this.#names.add(name);
  }

  async #isKnown(request: FastifyRequest): Promise<boolean> {
    const name = hostIn(request.host);
    if (name !== undefined && this.#isGiven(name, request)) return true;
    const { database, clock } = this.#services;
    if (this.#hasUser && clock.elapsed() - this.#looked < LEARNED_AGAIN_MS) return false;
    this.#looked = clock.elapsed();
    this.#hasUser ||= await hasAnyUser(database.db);
    // Who sets up needs the code that the terminal shows, by whichever name.
    if (!this.#hasUser) return request.routeOptions.url !== '/metrics';
    const learned = await selectLearnedHost(database.db);
    if (learned !== undefined) this.#names.add(learned);
    return name !== undefined && learned === name;
  }

  #isGiven(name: string, request: FastifyRequest): boolean {
    if (this.#names.has(name)) return true;
    const reached = request.raw.socket.localAddress;
    const here = reached === undefined ? undefined : plain(reached);
    if (isLoopback(name)) return here === undefined || isLoopback(here);
    // An address can't be made to lead elsewhere as a name can. With a public name it is asked for none but its own.
    return isIP(name) !== 0 && (!this.#hasPublicName || name === here);
  }
}

/** The name in a Host header, in lower case, without port, brackets and the dot at its end; undefined when it is none. */
export function hostIn(header: string): string | undefined {
  const [, address, name] = HOST.exec(header) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? plain(address) : undefined;
  return name?.toLowerCase();
}

/** One form for each address: an IPv4 address in IPv6 is that address. IPv4 has one form only, and most requests use it. */
const plain = (address: string) => (isIP(address) === 6 ? ipaddr.process(address).toString() : address);
const isLoopback = (name: string) =>
  name === 'localhost' ||
  (isIP(name) === 4 && name.startsWith('127.')) ||
  (isIP(name) === 6 && ipaddr.process(name).range() === 'loopback');
