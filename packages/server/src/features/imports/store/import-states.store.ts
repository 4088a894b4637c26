import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { updateRows } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { ImportSiteState, WayIn } from '../import.ts';
import { type SiteReasonCause, siteReason } from '../site-reason.ts';

/** How it went with one site. */
export interface ImportSiteOutcome {
  readonly import_id: string;
  readonly old_id: number;
  readonly state: ImportSiteState;
  readonly way_in: WayIn;
  readonly code: string | null;
  readonly reason: string | null;
  /** What the reason follows from; not after failures. */
  readonly cause?: SiteReasonCause;
  readonly linked: number;
  readonly site_id: number | null;
}

const OUTCOMES = {
  table: 'import_sites',
  columns: {
    import_id: 'text',
    old_id: 'integer',
    state: 'text',
    way_in: 'text',
    code: 'text',
    reason: 'text',
    cause: 'text',
    linked: 'integer',
    site_id: 'integer',
    changed_at: 'integer',
  },
  key: ['import_id', 'old_id'],
} as const;

export async function updateImportSiteRows(
  trx: Trx,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  outcomes: readonly ImportSiteOutcome[],
): Promise<void> {
  const changed_at = clock.now();
  await updateRows(
    trx,
    database.engine,
    OUTCOMES,
    outcomes.map(outcome => ({ cause: null, ...outcome, changed_at })),
  );
}

/**
 * Sites that are here already are linked: they keep the connection that they have. The same for rows of one import that
 * are the same site. @param keys Only at these addresses, as in `siteKey`. @returns how many.
 */
export async function linkExistingSites(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  importId: string,
  keys?: readonly string[],
): Promise<number> {
  const here = sql<number>`(select min(sites.id) from sites where sites.url_key = import_sites.url_key)`;
  const { numUpdatedRows } = await trx
    .updateTable('import_sites')
    .set({ state: 'adopted', linked: 1, site_id: here, code: null, ...siteReason('was_here'), changed_at: clock.now() })
    .where('import_id', '=', importId)
    .where('state', 'in', ['planned', 'failed', 'undone'])
    .where('way_in', '!=', 'none')
    .where(here, 'is not', null)
    .$if(keys !== undefined, query => query.where('url_key', 'in', [...(keys ?? [])]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a registration on a site of an import was sent whose outcome is not known yet. */
export async function isBeingTakenOver(db: Queryable, importId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from import_sites as old
    join registrations on registrations.place = 'add:' || old.url_key and registrations.wish <> 'forget'
    where old.import_id = ${importId} and old.state in ('planned', 'failed') and old.linked = 0
      and old.site_id is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** Rows of sites that were taken over after their job gave them up. */
const takenOverLater = sql`import_sites as old join sites on sites.id = old.site_id
  where old.state in ('planned', 'failed') and old.linked = 0 and sites.key_shared_since is null`;

export async function selectImportsTakenOverLater(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from imports where job_id is not null
    and exists (select 1 from ${takenOverLater} and old.import_id = imports.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Their addresses, as in `siteKey`. */
export async function selectKeysTakenOverLater(db: Queryable, importId: string): Promise<string[]> {
  const { rows } = await sql<{ url_key: string }>`select old.url_key
    from ${takenOverLater} and old.import_id = ${importId}`.execute(db);
  return rows.map(({ url_key }) => url_key);
}

/**
 * Lets the states follow what is stored, where a job ended before it could write them: a key that is ours alone was cut
 * over, one that is shared was given back, a reserved site that exists was taken over, and one that is gone was removed.
 */
export async function settleImportStates(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  importId: string,
): Promise<void> {
  const changed_at = clock.now();
  const own = trx.updateTable('import_sites').where('import_id', '=', importId).where('linked', '=', 0);
  const states = [
    { state: 'cut_over', before: ['planned', 'failed', 'adopted'], shared: 'is' },
    { state: 'adopted', before: ['cut_over'], shared: 'is not' },
  ] as const;
  for (const { state, before, shared } of states) {
    await own
      .set({ state, code: null, reason: null, cause: null, changed_at })
      .where('state', 'in', before)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sites')
            .select('sites.id')
            .whereRef('sites.id', '=', 'import_sites.site_id')
            .where('sites.key_shared_since', shared, null),
        ),
      )
      .execute();
  }
  await trx
    .updateTable('import_sites')
    .where('import_id', '=', importId)
    .set({ state: 'undone', linked: 0, site_id: null, code: null, ...siteReason('removed'), changed_at })
    .where('state', 'in', ['adopted', 'cut_over'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sites').select('sites.id').whereRef('sites.id', '=', 'import_sites.site_id'))),
    )
    .execute();
}
