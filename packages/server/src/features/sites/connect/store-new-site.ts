import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import { inRounds } from '../../../kernel/work/in-rounds.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { newSiteColumns } from '../new-site-columns.ts';
import { selectSite, sitesByKeys } from '../site.store.ts';
import { siteKey } from '../site.ts';
import { siteKeyColumns } from '../site-keys/signing.ts';
import { storeSiteKey } from '../site-keys/site-keys.store.ts';
import { insertTagsOfSites } from '../site-links.store.ts';
import { linkRefusals, type WantedLinks } from '../site-links.ts';
import { insertSites } from './insert-sites.ts';
import { lockAddresses } from './lock-addresses.ts';
import type { Registration } from './register-site.ts';
import { dropRegistrations, openPlaces } from './registrations/registration.store.ts';

export interface NewSite extends WantedLinks {
  /** The place of its registration, which is dropped when the site is stored. */
  readonly place: string;
  /** Reserved for it. */
  readonly id?: number | undefined;
  readonly admin: string;
  readonly name?: string | undefined;
  readonly address: SiteAddress;
}

/** A site on its way into the store. */
interface Adding {
  readonly ctx: Ctx;
  readonly site: NewSite;
  readonly registration: Registration;
  /** Its id, or why it was not stored. */
  outcome?: number | AppError;
}

/** A transaction holds up the event loop of the embedded store, and on PostgreSQL each statement has its price. */
const SITES_PER_WRITE = { sqlite: 30, postgres: 100 } as const;
const GATHER_MS = 25;
const writers = new WeakMap<Database, Batcher<Adding>>();

/**
 * Stores the site, its secrets, its tags and its first sync: all or nothing. Sites that register at the same time share
 * a transaction. Returns its id.
 * @throws AppError site_already_exists if it was added meanwhile, by a process whose lease had ended or from another
 * address: the site knows the newest key only, so the one that is there gets it.
 */
export async function storeNewSite(ctx: Ctx, site: NewSite, registration: Registration): Promise<number> {
  const adding: Adding = { ctx, site, registration };
  await ctx.unsavedResults.during(writerOf(ctx.database).add(adding));
  const { outcome } = adding;
  if (typeof outcome !== 'number') throw outcome;
  return outcome;
}

function writerOf(database: Database): Batcher<Adding> {
  let writer = writers.get(database);
  if (!writer) {
    const store = (some: Adding[]) => database.write(trx => storeNewSites(trx, some));
    writer = new Batcher(store, { most: SITES_PER_WRITE[database.engine], restMs: GATHER_MS });
    writers.set(database, writer);
  }
  return writer;
}

async function storeNewSites(trx: Trx, sites: readonly Adding[]): Promise<void> {
  await lockAddresses(trx, sites.map(keyOf));
  for (const round of inRounds(sites, keyOf)) await storeRound(trx, round);
}

const keyOf = ({ registration }: Adding) => siteKey(registration.url);

/** Of each address one. */
async function storeRound(trx: Trx, round: readonly Adding[]): Promise<void> {
  const here = new Map((await sitesByKeys(trx, round.map(keyOf))).map(({ url_key, id }) => [url_key, id]));
  await insertNew(
    trx,
    round.filter(one => !here.has(keyOf(one))),
  );
  const known = round.filter(one => here.has(keyOf(one)));
  if (known.length === 0) return;
  const open = new Set(await openPlaces(trx, known.map(placeOf)));
  for (const one of known) {
    const id = here.get(keyOf(one)) as number;
    if (open.has(placeOf(one))) await storeNewerKey(trx, id, one);
    // Stored by an earlier transaction, whose answer was lost, or by whoever went on with this registration meanwhile.
    else one.outcome = id;
  }
}

const placeOf = ({ site }: Adding) => site.place;

async function insertNew(trx: Trx, sites: readonly Adding[]): Promise<void> {
  // They may have been deleted during the request to the site.
  const refusals = await linkRefusals(
    trx,
    sites.map(({ site }) => site),
  );
  for (const [at, one] of sites.entries()) one.outcome = refusals[at];
  const linked = sites.filter(({ outcome }) => outcome === undefined);
  const [first] = linked;
  if (!first) return;
  const ids = await insertSites(trx, first.ctx, linked.map(toInsert));
  await insertTagsOfSites(
    trx,
    linked.map(({ site }, at) => ({ siteId: ids[at] as number, tagIds: site.tags ?? [] })),
  );
  await dropRegistrations(trx, linked.map(placeOf));
  for (const [at, one] of linked.entries()) one.outcome = ids[at];
  for (const some of Map.groupBy(linked, askedBy).values()) await auditAdded(trx, some);
}

function toInsert({ ctx, site, registration: { url, key, secrets, reply } }: Adding) {
  const { id, name, admin, address, client_id = null } = site;
  const now = ctx.clock.now();
  const columns = {
    ...(id === undefined ? {} : { id }),
    ...newSiteColumns({ url, name, admin, address }, now),
    status: 'connected',
    client_id,
    ...siteKeyColumns(key, now),
  };
  return { columns, address, secrets, uniqueId: reply.uniqueId, report: reply.report };
}

const askedBy = ({ ctx }: Adding) => JSON.stringify(auditOrigin(ctx));

/** Sites that one caller has added. */
async function auditAdded(trx: Trx, sites: readonly Adding[]): Promise<void> {
  const entries = sites.map(({ site, registration: { url }, outcome }) => {
    return { action: 'site.added', subject: `site:${outcome}`, detail: { url, admin: site.admin } };
  });
  const [{ ctx }] = sites as [Adding];
  await appendAudit(trx, ctx, auditOrigin(ctx), entries);
}

async function storeNewerKey(trx: Trx, id: number, adding: Adding): Promise<void> {
  const { ctx, registration } = adding;
  const before = await selectSite(trx, id);
  await storeSiteKey(trx, ctx, id, registration);
  await dropRegistrations(trx, [placeOf(adding)]);
  const detail = { from: before?.signing ?? null, to: registration.key.signing };
  await appendAudit(trx, ctx, auditOrigin(ctx), [{ action: 'site.key_rotated', subject: `site:${id}`, detail }]);
  adding.outcome = alreadyAdded(id);
}

export function alreadyAdded(site_id: number): AppError {
  return new AppError('site_already_exists', `This site has already been added, with id ${site_id}.`, { site_id });
}

/** The key that the site has accepted is then that of the site that is there. */
export function isAlreadyAdded(error: unknown): boolean {
  return error instanceof AppError && error.code === 'site_already_exists';
}
