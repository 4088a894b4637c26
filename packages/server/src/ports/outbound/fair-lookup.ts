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
 * The system looks up two names of a process at a time, and one whose name servers are silent takes ten seconds and
 * more. They get one of the two places, over all ways out; the other one is left to the names that answer.
 */
const oneSilentAtATime = pLimit(1);

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
    const looking = silent.has(host) ? oneSilentAtATime(() => noted(host)) : noted(host);
    const answer = looking.finally(() => underWay.delete(host));
    underWay.set(host, answer);
    return answer;
  };
}
