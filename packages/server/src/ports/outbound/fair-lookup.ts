import type { Clock } from '../clock/port.ts';
import type { HostAddress, Lookup } from './port.ts';

/**
 * Looks up in turn. @param stranger Given for a name that a stranger chose, who can choose a new one each time; aborted
 * once nobody needs it any more.
 */
export type FairLookup = (host: string, stranger?: AbortSignal) => Promise<HostAddress[]>;

/** A name server that answers does so sooner, if only to say that there is no such name. */
const SILENT_MS = 1000;
const KEPT_NAMES = 20_000;
/** What waits for a place has no deadline yet. */
const LONGEST_WAIT_MS = 30_000;

/** A name that was silent got no place: nobody knows whether it is found by now. */
export class NotLookedUp extends Error {}

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
  enter(silences: number, clock: Pick<Clock, 'after'>, unneeded?: AbortSignal): Promise<boolean> {
    if (unneeded?.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise(resolve => {
      const settle = (entered: boolean) => {
        this.#waiting.delete(waiting);
        cancel();
        unneeded?.removeEventListener('abort', giveUp);
        resolve(entered);
      };
      const waiting = { silences, begin: () => settle(true) };
      const giveUp = () => settle(false);
      const cancel = clock.after(LONGEST_WAIT_MS, giveUp);
      unneeded?.addEventListener('abort', giveUp);
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

interface LookupPlaces {
  readonly ofSilent: Places;
  readonly ofStrangers: Places;
}

/**
 * The system looks up names in half of the threads of Node's pool, and one whose name servers are silent takes ten seconds
 * and more. A quarter of these places is for names that strangers chose, two are left to names that answer, and all others
 * are for those that were silent. With fewer than four, one is for both.
 */
export function lookupPlaces(threads: number): LookupPlaces {
  const places = Math.floor((threads + 1) / 2);
  const strangers = Math.floor(places / 4);
  const ofSilent = new Places(Math.max(1, places - 2 - strangers));
  return { ofSilent, ofStrangers: strangers === 0 ? ofSilent : new Places(strangers) };
}

/** Over all ways out. */
const ofProcess = lookupPlaces(Number(process.env.UV_THREADPOOL_SIZE ?? 4));

/**
 * The same, but names that were not found after a long time wait for each other when they are looked up again, those that
 * strangers chose wait from the first time, and who asks for a name that is being looked up, except for a stranger, gets
 * that answer. @throws NotLookedUp.
 */
export function fairLookup(
  lookup: Lookup,
  clock: Pick<Clock, 'elapsed' | 'after'>,
  { ofSilent, ofStrangers } = ofProcess,
): FairLookup {
  const underWay = new Map<string, Promise<HostAddress[]>>();
  /** How often in a row each was. */
  const silent = new Map<string, number>();

  async function noted(host: string): Promise<HostAddress[]> {
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

  async function inPlace(places: Places, host: string, stranger?: AbortSignal): Promise<HostAddress[]> {
    const entered = await places.enter(silent.get(host) ?? 0, clock, stranger);
    if (!entered) throw new NotLookedUp(`not looked up: ${host}`);
    try {
      return await noted(host);
    } finally {
      places.leave();
    }
  }

  function inTurn(host: string, stranger?: AbortSignal): Promise<HostAddress[]> {
    if (stranger) return inPlace(ofStrangers, host, stranger);
    return silent.has(host) ? inPlace(ofSilent, host) : noted(host);
  }

  return (host, stranger) => {
    const same = underWay.get(host);
    if (same) return same;
    const looking = inTurn(host, stranger);
    if (stranger) return looking; // it waits longer, and is given up with its stranger: nobody else relies on it
    const answer = looking.finally(() => underWay.delete(host));
    underWay.set(host, answer);
    return answer;
  };
}
