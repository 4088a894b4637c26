import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { hasAnyUser, saveLearnedHost, selectLearnedHost } from '../../features/users/index.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Settings } from '../../settings.ts';

/** Load balancers probe by address, and these two reveal nothing. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const HOST = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?)\.?)(?::\d{1,5})?$/i;
const LEARNED_AGAIN_MS = 5000;

/**
 * Accepts only host names from the settings: otherwise a foreign page whose name is rebound to this server could act
 * for the browser's user, and links would use that name. See docs/decisions/0032.
 */
export class HostGuard {
  readonly #services: Services;
  readonly #learned = new Set<string>();
  #given = { baseUrl: '', names: new Set<string>() };
  #hasUser = false;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(services: Services) {
    this.#services = services;
    this.#given = givenNames(services.settings);
  }

  /** Whether its name is accepted as far as is known beforehand, as nearly all are. */
  isGiven(request: FastifyRequest): boolean {
    const name = hostIn(request.host);
    return name !== undefined && this.#isGiven(name, request);
  }

  /** @throws AppError wrong_host. */
  async demandKnown(request: FastifyRequest): Promise<void> {
    if (PROBES.has(request.routeOptions.url ?? '') || (await this.#isKnown(request))) return;
    const { baseUrl } = this.#services.settings;
    const own = baseUrl === '' ? 'Set SITEKEEPER_BASE_URL to its public address' : 'Use its public address';
    throw new AppError(
      'wrong_host',
      `This server does not accept requests for this host name. ${own}, or add the name to SITEKEEPER_ALLOWED_HOSTS.`,
    );
  }

  /** Whoever set up the server under that name has proved to be its owner, so it is accepted from now on. */
  async learn(request: FastifyRequest): Promise<void> {
    const name = hostIn(request.host);
    if (name === undefined || isIP(name) !== 0 || this.#isGiven(name, request)) return;
    await saveLearnedHost(this.#services.database, name);
    this.#learned.add(name);
  }

  async #isKnown(request: FastifyRequest): Promise<boolean> {
    const name = hostIn(request.host);
    if (name !== undefined && this.#isGiven(name, request)) return true;
    const { database, clock } = this.#services;
    if (this.#hasUser && clock.elapsed() - this.#looked < LEARNED_AGAIN_MS) return false;
    this.#looked = clock.elapsed();
    this.#hasUser ||= await hasAnyUser(database.db);
    // The set-up requires the code from the terminal, under any name.
    if (!this.#hasUser) return request.routeOptions.url !== '/metrics';
    const learned = await selectLearnedHost(database.db);
    if (learned !== undefined) this.#learned.add(learned);
    return name !== undefined && learned === name;
  }

  #isGiven(name: string, request: FastifyRequest): boolean {
    const { settings } = this.#services;
    if (settings.baseUrl !== this.#given.baseUrl) this.#given = givenNames(settings); // it may be changed meanwhile
    if (this.#given.names.has(name) || this.#learned.has(name)) return true;
    const reached = request.raw.socket.localAddress;
    const here = reached === undefined ? undefined : plain(reached);
    if (isLoopback(name)) return here === undefined || isLoopback(here);
    // An IP address cannot be rebound as a name can. With a public name, only that name is accepted.
    return isIP(name) !== 0 && (settings.baseUrl === '' || name === here);
  }
}

function givenNames({ baseUrl, allowedHosts }: Settings) {
  const given = [...(baseUrl === '' ? [] : [new URL(baseUrl).host]), ...allowedHosts.split(',')];
  return { baseUrl, names: new Set(given.flatMap(name => hostIn(name.trim()) ?? [])) };
}

/** The name in a Host header, in lower case, without port, brackets and trailing dot; undefined if it is invalid. */
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
