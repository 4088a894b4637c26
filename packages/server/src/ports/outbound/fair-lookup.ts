import type { Clock } from '../clock/port.ts';

export interface Address {
  address: string;
  family: 4 | 6;
}

export type Lookup = (host: string) => Promise<Address[]>;

/** A name server that answers does so sooner, if only to say that there is no such name. */
const SILENT_MS = 1000;
const KEPT_NAMES = 20_000;
/** What waits for a place has no deadline yet. */
const LONGEST_WAIT_MS = 30_000;

/** A name that was silent got no place: nobody knows whether it is found by now. */
export class NotLookedUp extends Error {}

/**
 * The system looks up names in half of the threads of Node's pool, and one whose name servers are silent takes ten seconds
 * and more. Such names get all of these places but two, over all ways out, or one; the others are left to the names that
 * answer.
 */
const PLACES = Math.floor((Number(process.env.UV_THREADPOOL_SIZE ?? 4) + 1) / 2);

interface Waiting {
  /** How often in a row it was silent. */
  readonly silences: number;
  readonly begin: () => void;
}

/** Who was silent least often is next, so that a failure that is new is confirmed in time, however many are old. */
class Places {
  #free: number;
  readonly #waiting = new Set<Waiting>();

  constructor(places: number) {
    this.#free = places;
  }

  /** @returns whether there was a place in time; then `leave` gives it back. */
  enter(silences: number, clock: Pick<Clock, 'after'>): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise(resolve => {
      const settle = (entered: boolean) => {
        this.#waiting.delete(waiting);
        cancel();
        resolve(entered);
      };
      const waiting = { silences, begin: () => settle(true) };
      const cancel = clock.after(LONGEST_WAIT_MS, () => settle(false));
      this.#waiting.add(waiting);
    });
  }

  leave(): void {
    let next: Waiting | undefined;
    for (const one of this.#waiting) if (next === undefined || one.silences < next.silences) next = one;
    if (next === undefined) this.#free += 1;
    else next.begin();
  }
}

const placesOfSilent = new Places(Math.max(1, PLACES - 2));

/**
 * The same, but names that were not found after a long time wait for each other when they are looked up again, and who
 * asks for a name that is being looked up gets that answer. @throws NotLookedUp.
 */
export function fairLookup(lookup: Lookup, clock: Pick<Clock, 'elapsed' | 'after'>): Lookup {
  const underWay = new Map<string, Promise<Address[]>>();
  /** How often in a row each was. */
  const silent = new Map<string, number>();

  async function noted(host: string): Promise<Address[]> {
    const begun = clock.elapsed();
    try {
      const found = await lookup(host);
      silent.delete(host);
      return found;
    } catch (error) {
      const before = silent.get(host) ?? 0;
      if (silent.size >= KEPT_NAMES) silent.clear();
      if (clock.elapsed() - begun < SILENT_MS) silent.delete(host);
      else silent.set(host, before + 1);
      throw error;
    }
  }

  async function inPlace(host: string, silences: number): Promise<Address[]> {
    if (!(await placesOfSilent.enter(silences, clock))) throw new NotLookedUp(`not looked up: ${host}`);
    try {
      return await noted(host);
    } finally {
      placesOfSilent.leave();
    }
  }

  return host => {
    const same = underWay.get(host);
    if (same) return same;
    const silences = silent.get(host);
    const looking = silences === undefined ? noted(host) : inPlace(host, silences);
    const answer = looking.finally(() => underWay.delete(host));
    underWay.set(host, answer);
    return answer;
  };
}
