import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Clock } from '../clock/port.ts';
import type { AddressGuard } from './address-guard.ts';
import { type FairLookup, fairLookup, NotLookedUp } from './fair-lookup.ts';
import { type HostAddress, type Lookup, OutboundError } from './port.ts';

const KEPT_MS = 60_000;
const KEPT_HOSTS = 20_000;
const UNTRIED =
  'The host name of the site was not looked up: its name servers were silent before, as those of many other sites are. Try again later.';

export const systemLookup: Lookup = async host =>
  (await lookup(host, { all: true, order: 'verbatim' })).map(found => ({
    address: found.address,
    family: found.family === 6 ? 6 : 4,
  }));

/**
 * Resolves names to allowed addresses. Only addresses allowed here are connected to: the connection's own lookup finds
 * what was resolved for it, and the guard checks the connected address once more (names may be rebound).
 */
export class Resolver {
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  readonly #lookup: FairLookup;
  readonly #known = new Map<string, { addresses: HostAddress[]; until: number }>();

  constructor(guard: AddressGuard, clock: Clock, lookupHost: Lookup = systemLookup) {
    this.#guard = guard;
    this.#clock = clock;
    this.#lookup = fairLookup(lookupHost, clock);
  }

  /** @param stranger See `FairLookup`. @throws OutboundError dns or refused_address. */
  async resolve(host: string, stranger?: AbortSignal): Promise<HostAddress[]> {
    const bare = host.startsWith('[') ? host.slice(1, -1) : host;
    const family = isIP(bare);
    if (family !== 0) return this.#allowed(bare, [{ address: bare, family: family as 4 | 6 }]);
    const known = this.#knownOf(bare);
    if (known) return known;
    let found: HostAddress[];
    try {
      found = await this.#lookup(bare, stranger);
    } catch (cause) {
      if (cause instanceof NotLookedUp) throw new OutboundError('dns', UNTRIED, { sent: false, untried: true, cause });
      throw new OutboundError('dns', 'The host name of the site could not be found in DNS.', { sent: false, cause });
    }
    const addresses = this.#allowed(bare, found);
    if (this.#known.size >= KEPT_HOSTS) this.#known.clear();
    this.#known.set(bare, { addresses, until: this.#clock.elapsed() + KEPT_MS });
    return addresses;
  }

  /** Whether it takes no look-up to resolve it. */
  knows(host: string): boolean {
    return isIP(host) !== 0 || this.#knownOf(host) !== undefined;
  }

  #knownOf(host: string): HostAddress[] | undefined {
    const known = this.#known.get(host);
    return known && known.until > this.#clock.elapsed() ? known.addresses : undefined;
  }

  #allowed(host: string, found: HostAddress[]): HostAddress[] {
    const addresses = found.filter(({ address }) => this.#guard.allows(address));
    if (addresses.length > 0) return addresses;
    throw new OutboundError(
      'refused_address',
      `${host} resolves to a loopback, private or reserved address. If your sites are in that network, add it to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.`,
      { sent: false },
    );
  }

  /**
   * What was resolved last, in the form that a socket requires. However long ago: the request has waited for the turn of
   * that address, and another look-up would take the time of its lane.
   */
  readonly socketLookup: LookupFunction = (host, options, done) => {
    const known = this.#known.get(host);
    const resolved = known ? Promise.resolve(known.addresses) : this.resolve(host);
    resolved.then(
      addresses => {
        if (options.all === true) return (done as (e: null, all: HostAddress[]) => void)(null, addresses);
        const first = addresses[0] as HostAddress;
        done(null, first.address, first.family);
      },
      (error: Error) => done(error as NodeJS.ErrnoException, '', 0),
    );
  };
}
