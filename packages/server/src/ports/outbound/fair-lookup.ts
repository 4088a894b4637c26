import pLimit from 'p-limit';
import type { Clock } from '../clock/port.ts';

export interface Address {
  address: string;
  family: 4 | 6;
}

export type Lookup = (host: string) => Promise<Address[]>;

/** A name server that answers does so sooner, if only to say that there is no such name. */
const SILENT_MS = 1000;
const KEPT_NAMES = 20_000;

/**
 * The system looks up names in half of the threads of Node's pool, and one whose name servers are silent takes ten seconds
 * and more. Such names get all of these places but two, over all ways out, or one; the others are left to the names that
 * answer.
 */
const PLACES = Math.floor((Number(process.env.UV_THREADPOOL_SIZE ?? 4) + 1) / 2);
const fewSilentAtATime = pLimit(Math.max(1, PLACES - 2));

/**
 * The same, but names that were not found after a long time wait for each other when they are looked up again, and who
 * asks for a name that is being looked up gets that answer.
 */
export function fairLookup(lookup: Lookup, clock: Pick<Clock, 'elapsed'>): Lookup {
  const underWay = new Map<string, Promise<Address[]>>();
  const silent = new Set<string>();

  async function noted(host: string): Promise<Address[]> {
    const begun = clock.elapsed();
    try {
      const found = await lookup(host);
      silent.delete(host);
      return found;
    } catch (error) {
      if (silent.size >= KEPT_NAMES) silent.clear();
      if (clock.elapsed() - begun < SILENT_MS) silent.delete(host);
      else silent.add(host);
      throw error;
    }
  }

  return host => {
    const same = underWay.get(host);
    if (same) return same;
    const looking = silent.has(host) ? fewSilentAtATime(() => noted(host)) : noted(host);
    const answer = looking.finally(() => underWay.delete(host));
    underWay.set(host, answer);
    return answer;
  };
}
