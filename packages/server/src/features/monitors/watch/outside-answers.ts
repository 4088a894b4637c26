import type { Services } from '../../../kernel/context.ts';
import { SECOND_MS } from '../../../kernel/time/durations.ts';
import type { Database } from '../../../ports/database/port.ts';
import { checkPage } from './check-page.ts';
import { selectMonitoredSite } from './monitor-due.store.ts';
import { referenceAnswers, referencesOf } from './outbound-health.ts';
import type { PageCheck } from './request-page.ts';
import { selectWitnesses } from './witnesses.store.ts';

const WITNESSES = 5;
/** An answer counts for so long: all sites that are silent at once ask. */
const KEPT_MS = 10 * SECOND_MS;
/** Whoever asks holds up a site of a run. */
const HASTE = { first: true };

interface Outside {
  readonly answers: boolean;
  /** Of a single host: all that were asked are there, and silent. */
  readonly onlyAddress?: string;
}

interface Look {
  readonly found: Promise<Outside>;
  /** By elapsed time; undefined while it is open. */
  ended?: { readonly at: number; readonly answers: boolean };
}

const looks = new WeakMap<Database, Look>();

/**
 * Whether anything outside of this server answers now, for work that a site leaves without an answer: a reference
 * address, or some other sites that were well.
 * @param since When that work began, by elapsed time: an answer from before it proves nothing.
 */
export async function outsideAnswers(services: Services, siteId: number, since: number): Promise<boolean> {
  const { answers, onlyAddress } = await sharedLook(services, siteId, since);
  return answers || (onlyAddress !== undefined && (await isBelieved(services, siteId, onlyAddress)));
}

function sharedLook(services: Services, siteId: number, since: number): Promise<Outside> {
  const { database, clock } = services;
  const known = looks.get(database);
  if (known && isOfUse(known, since, clock.elapsed())) return known.found;
  const look: Look = { found: lookOutside(services, siteId) };
  looks.set(database, look);
  look.found.then(
    ({ answers }) => {
      look.ended = { at: clock.elapsed(), answers };
    },
    () => looks.delete(database), // whoever waits for it is told
  );
  return look.found;
}

function isOfUse({ ended }: Look, since: number, now: number): boolean {
  return ended === undefined || (now - ended.at < KEPT_MS && (!ended.answers || ended.at >= since));
}

async function lookOutside(services: Services, siteId: number): Promise<Outside> {
  const references = referencesOf(services);
  if (references.length > 0) {
    return { answers: await anyIsTrue(references.map(url => referenceAnswers(services, url, HASTE))) };
  }
  const { db } = services.database;
  const witnesses = await selectWitnesses(db, { besides: siteId, first: [], most: WITNESSES });
  const pages: PageCheck[] = [];
  const asked = witnesses.map(async witness => {
    const page = await checkPage(services, witness, HASTE);
    pages.push(page);
    // Whether it is well is the business of the watch, which may be switched off.
    return hasAnswered(page);
  });
  if (await anyIsTrue(asked)) return { answers: true };
  const [first] = pages;
  if (first === undefined) return { answers: true }; // nothing can be known, and the site is believed
  const isOne = first.address !== '' && pages.every(({ address }) => address === first.address);
  return { answers: false, ...(isOne ? { onlyAddress: first.address } : {}) };
}

/** Its own page shows that the network works, or it is at the host of all others, which may be away with it. */
async function isBelieved(services: Services, siteId: number, onlyAddress: string): Promise<boolean> {
  const site = await selectMonitoredSite(services.database.db, siteId);
  if (site === undefined) return true;
  const own = await checkPage(services, site, HASTE);
  return hasAnswered(own) || own.address === onlyAddress;
}

/** Also with an error or a certificate that is refused. */
const hasAnswered = ({ statusCode, fault }: PageCheck) => statusCode !== null || fault?.fault === 'tls';

/** As soon as one is. */
function anyIsTrue(promises: readonly Promise<boolean>[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    for (const promise of promises) promise.then(yes => yes && resolve(true), reject);
    Promise.all(promises).then(() => resolve(false), reject);
  });
}
