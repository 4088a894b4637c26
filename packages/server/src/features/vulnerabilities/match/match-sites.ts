import type { Services } from '../../../kernel/context.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { letOthersWrite } from '../../../ports/database/statements/delete-in-batches.ts';
import { emitEvents } from '../../events/index.ts';
import { selectIgnoresInForce } from '../act/ignores.store.ts';
import type { SoftwareType } from '../feed/feed-record.ts';
import { holdRevision } from '../feed/feed-state.store.ts';
import { directorySlug } from './affected.ts';
import { compareFindings, itemKey } from './compare-findings.ts';
import { eventsOf } from './finding-events.ts';
import {
  selectFindingsOfSites,
  selectHoles,
  selectInstalledItems,
  selectOffered,
  selectSitesToMatch,
  takeSitesToMatch,
  upsertFindings,
  upsertPastFindings,
} from './match.store.ts';
import { type FoundHole, type Holes, holeKey, type InstalledItem, type KnownHole, Matcher } from './match-items.ts';

/** Sites of one transaction: about 50 ms of one processor. */
const SITES_AT_ONCE = 200;

/**
 * Compares the sites that have changed, all of them after a change of the records, with the known vulnerabilities.
 * @returns how many sites.
 */
export async function matchChangedSites(services: Services): Promise<number> {
  const { database, clock, stopping } = services;
  const known = new HolesOfRevision();
  for (let done = 0; ; await letOthersWrite()) {
    const ids = stopping.aborted ? [] : await selectSitesToMatch(database.db, SITES_AT_ONCE);
    if (ids.length === 0) return done;
    const matched = await database.write(trx => matchSites(trx, database, { ids, known, now: clock.now() }));
    if (matched === 0) return done; // syncs are writing all of them: they come next time
    done += matched;
  }
}

interface Batch {
  readonly ids: readonly number[];
  readonly known: HolesOfRevision;
  readonly now: number;
}

/** @returns how many of the sites were matched. */
async function matchSites(
  trx: Trx,
  { engine }: Pick<Database, 'engine'>,
  { ids: wanted, known, now }: Batch,
): Promise<number> {
  // First: a site that is compared with former records while others are stored would not be on the list for these.
  const revision = await holdRevision(trx);
  const cores = await takeSitesToMatch(trx, wanted);
  const ids = cores.map(core => core.site_id);
  if (revision === 0 || ids.length === 0) return ids.length; // nothing was ever read
  const items = [...cores, ...(await selectInstalledItems(trx, ids))];
  const matcher = await known.matcherOf(trx, engine, revision, items);
  const offers = await selectOffered(trx, ids);
  const offered = new Map(offers.map(offer => [`${offer.site_id} ${offer.type} ${offer.slug}`, offer.new_version]));
  const offerOf = (item: InstalledItem) => offered.get(itemKey(item));
  const found = items.flatMap(item => matcher.found(item, offerOf));
  const stored = await selectFindingsOfSites(trx, ids);
  const having = new Set(stored.map(({ site_id }) => site_id));
  const installed = new Map(items.filter(({ site_id }) => having.has(site_id)).map(item => [itemKey(item), item]));
  const changes = compareFindings(stored, found, installed, now);
  if (changes.past.length > 0) await upsertPastFindings(trx, engine, changes.past);
  if (changes.rows.length > 0) await upsertFindings(trx, engine, changes.rows);
  const { ended } = changes;
  await emitEvents(trx, eventsOf({ began: await withoutIgnored(trx, changes.began, now), ended }), new Date(now));
  return ids.length;
}

/** What somebody decided to live with is told when that decision ends. */
async function withoutIgnored(trx: Trx, began: readonly FoundHole[], now: number): Promise<readonly FoundHole[]> {
  const rules = await selectIgnoresInForce(trx, [...new Set(began.map(({ record_id }) => record_id))], now);
  const ignored = new Set(rules.map(({ record_id, site_id }) => `${record_id} ${site_id ?? ''}`));
  return began.filter(
    ({ record_id, site_id }) => !ignored.has(`${record_id} `) && !ignored.has(`${record_id} ${site_id}`),
  );
}

/** Holes that were read once serve all batches, as long as the records don't change. */
class HolesOfRevision {
  #revision = -1;
  #holes = new Map<string, KnownHole[]>();
  /** Slugs as sites have them, whose holes were read. */
  #read: Record<SoftwareType, Set<string>> = { plugin: new Set(), theme: new Set(), core: new Set() };
  #matcher = new Matcher(this.#holes);

  async matcherOf(
    trx: Trx,
    engine: Database['engine'],
    revision: number,
    items: readonly InstalledItem[],
  ): Promise<Matcher> {
    if (revision !== this.#revision) {
      this.#revision = revision;
      this.#holes = new Map();
      this.#read = { plugin: new Set(), theme: new Set(), core: new Set() };
      this.#matcher = new Matcher(this.#holes as Holes);
    }
    const missing = new Map<string, { type: SoftwareType; slug: string }>();
    for (const { type, slug } of items) {
      if (this.#read[type].has(slug)) continue;
      this.#read[type].add(slug);
      const directory = directorySlug(type, slug);
      const key = holeKey(type, directory);
      if (!this.#holes.has(key)) missing.set(key, { type, slug: directory });
    }
    for (const key of missing.keys()) this.#holes.set(key, []);
    if (missing.size > 0) {
      for (const hole of await selectHoles(trx, engine, [...missing.values()])) {
        this.#holes.get(holeKey(hole.type, hole.slug))?.push(hole);
      }
    }
    return this.#matcher;
  }
}
