import type { Services } from '../../../kernel/context.ts';
import { STANDARD_SETTINGS } from '../settings/monitor-settings.ts';
import { checkPage } from './check-page.ts';
import { type AddressResult, manyAtOnce, WINDOW_MS } from './many-at-once.ts';
import { type Haste, requestPage } from './request-page.ts';
import { selectWitnesses } from './witnesses.store.ts';

const WITNESSES = 5;
const KEPT_MS = 10_000;
/** Of a site that is known to be down, a check fails at once: no other site needs to have answered in just that time. */
const RECENT_MS = 10_000;
/** Any answer will do. */
const REFERENCE = { ...STANDARD_SETTINGS, expected_status: '100-599', timeout_seconds: 10, follow_redirects: false };

/** A failed check that is to be believed, or not. */
interface Suspect {
  readonly siteId: number;
  readonly address: string;
  /** When its check began, by elapsed time. */
  readonly since: number;
  /** It was down before: the failure changes nothing. */
  readonly knownDown?: boolean;
}

/** A site that answered well. */
interface GoodSite {
  readonly siteId: number;
  readonly address: string;
  /** By elapsed time. */
  readonly at: number;
}

/** The addresses that the owner named. */
export function referencesOf({ settings }: Services): string[] {
  const given = settings.monitorReferences.split(',').map(address => address.trim());
  return given.filter(address => address !== '');
}

export async function referenceAnswers({ checks }: Services, url: string, haste: Haste = {}): Promise<boolean> {
  return (await requestPage(checks, { url, verifyTls: false }, REFERENCE, haste)).fault === undefined;
}

/**
 * Whether this server itself can reach anything. A site is only called down if something else has answered since its
 * check began: another site, or a reference address that the owner named.
 */
export class OutboundHealth {
  readonly #services: Services;
  readonly #results = new Map<string, AddressResult>();
  /** The sites that answered well last, the newest first. */
  #lastGood: GoodSite[] = [];
  #references: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Notes what a request came to. */
  note(siteId: number, address: string, result: 'good' | 'bad' | 'silent'): void {
    const at = this.#services.clock.elapsed();
    if (this.#results.size > 20_000) this.#forgetOld(at);
    if (address !== '') this.#results.set(address, { at, silent: result === 'silent' });
    if (result !== 'good') return;
    const others = this.#lastGood.filter(good => good.siteId !== siteId);
    this.#lastGood = [{ siteId, address, at }, ...others.slice(0, WITNESSES)];
  }

  /** Forgets all results: they were gathered while nothing could be trusted. */
  forget(): void {
    this.#results.clear();
    this.#lastGood = [];
    this.#references = undefined;
  }

  /** Whether the failure of a site says something about the site. */
  async works(suspect: Suspect): Promise<boolean> {
    const references = referencesOf(this.#services);
    if (references.length > 0) return this.#referencesAnswer(references);
    if (this.manySilent) return false;
    const since = suspect.since - (suspect.knownDown ? RECENT_MS : 0);
    const other = this.#lastGood.some(good => good.siteId !== suspect.siteId && good.at >= since);
    return other || this.#witnessAnswers(suspect);
  }

  /** So many addresses are silent that it may be the network of this server. */
  get manySilent(): boolean {
    return manyAtOnce(this.#results.values(), this.#services.clock.elapsed());
  }

  #referencesAnswer(addresses: readonly string[]): Promise<boolean> {
    const at = this.#services.clock.elapsed();
    if (this.#references === undefined || at - this.#references.at >= KEPT_MS) {
      const asked = addresses.map(url => referenceAnswers(this.#services, url));
      const answer = Promise.all(asked).then(answers => answers.includes(true));
      this.#references = { at, answer };
    }
    return this.#references.answer;
  }

  /**
   * Asks some sites that were well, first those of other hosts that answered last. Where there are none of another host,
   * nothing can be known, and the site is believed.
   */
  async #witnessAnswers({ siteId, address }: Suspect): Promise<boolean> {
    const elsewhere = this.#lastGood.filter(good => good.address !== address);
    const first = new Map(elsewhere.map(good => [good.address, good.siteId]));
    const { db } = this.#services.database;
    const witnesses = await selectWitnesses(db, { besides: siteId, first: [...first.values()], most: WITNESSES });
    const asked = await Promise.all(
      witnesses.map(async witness => {
        const page = await checkPage(this.#services, witness);
        const result = page.fault === undefined ? ('good' as const) : ('bad' as const);
        this.note(witness.id, page.address, result);
        return page;
      }),
    );
    if (asked.some(({ fault }) => fault === undefined)) return true;
    return asked.every(page => page.address === address && address !== '');
  }

  #forgetOld(now: number): void {
    for (const [address, { at }] of this.#results) if (now - at > WINDOW_MS) this.#results.delete(address);
  }
}
