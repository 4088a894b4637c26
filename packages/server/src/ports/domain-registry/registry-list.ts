import type { Clock } from '../clock/port.ts';
import { type Outbound, OutboundError } from '../outbound/port.ts';

const DAY_MS = 24 * 3600_000;
const RETRY_MS = 10 * 60_000;
const DEADLINE_MS = 30_000;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Which registry is asked about which ending: the bootstrap file of RFC 9224, read once a day. A list that can't be read
 * leaves the last good one in force.
 */
export class RegistryList {
  readonly #outbound: Outbound;
  readonly #clock: Clock;
  readonly #address: string;
  #known: ReadonlyMap<string, string> | undefined;
  /** As elapsed time: a clock that is set must not put the list off. */
  #readAgainAt = Number.NEGATIVE_INFINITY;

  constructor(outbound: Outbound, clock: Clock, address: string) {
    this.#outbound = outbound;
    this.#clock = clock;
    this.#address = address;
  }

  /** Base address of the registry of a domain; null if there is none, undefined as long as no list can be read. */
  async baseOf(domain: string): Promise<string | null | undefined> {
    if (this.#clock.elapsed() >= this.#readAgainAt) await this.#read();
    if (this.#known === undefined) return undefined;
    const labels = domain.split('.');
    for (let from = 1; from < labels.length; from++) {
      const base = this.#known.get(labels.slice(from).join('.'));
      if (base !== undefined) return base;
    }
    return null;
  }

  async #read(): Promise<void> {
    this.#readAgainAt = this.#clock.elapsed() + RETRY_MS;
    try {
      const { status, body } = await this.#outbound.request({
        url: this.#address,
        method: 'GET',
        headers: { accept: 'application/json' },
        deadlineMs: DEADLINE_MS,
        verifyTls: true,
        closes: true,
        maxBytes: MOST_BYTES,
      });
      const read = status === 200 ? registriesOf(JSON.parse(body.toString())) : undefined;
      if (read === undefined) return;
      this.#known = read;
      this.#readAgainAt = this.#clock.elapsed() + DAY_MS;
    } catch (error) {
      // Not readable: the last good one stays.
      if (!(error instanceof OutboundError || error instanceof SyntaxError)) throw error;
    }
  }
}

/** By ending; undefined if it is not such a list. */
function registriesOf(list: unknown): Map<string, string> | undefined {
  const { services } = (list ?? {}) as { services?: unknown };
  if (!Array.isArray(services)) return undefined;
  const found = new Map<string, string>();
  for (const service of services) {
    const [endings, addresses] = Array.isArray(service) ? service : [];
    if (!Array.isArray(endings) || !Array.isArray(addresses)) continue;
    const usable = addresses.filter(address => typeof address === 'string' && URL.canParse(address)) as string[];
    const base = usable.find(address => address.startsWith('https:')) ?? usable[0];
    if (base === undefined) continue;
    for (const ending of endings) if (typeof ending === 'string') found.set(ending.toLowerCase(), base);
  }
  return found.size === 0 ? undefined : found;
}
