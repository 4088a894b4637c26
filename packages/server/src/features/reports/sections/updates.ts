import type { Static } from 'typebox';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { selectRolledBackWithin, selectUpdatesWithin, updatesKnownSince } from '../../update-runs/index.ts';
import { cutToFit, MOST_ROWS, type SectionInput, spanOf } from './section-input.ts';
import { type rollbacksSchema, UPDATE_OUTCOMES, type updatesSchema } from './updates.schemas.ts';

/** Clients with more sites get equal updates as one row: hundreds of rows that say the same help nobody. */
const FEW_SITES = 10;

export async function updatesSection({
  services: { database },
  clientId,
  period,
  now,
  sites,
}: SectionInput): Promise<Static<typeof updatesSchema>> {
  const wanted = { clientId, ...spanOf(period), bySite: sites.length <= FEW_SITES };
  const rows = await selectUpdatesWithin(database.db, wanted);
  const countOf = (outcome?: string) =>
    rows.reduce((sum, row) => sum + (outcome === undefined || row.outcome === outcome ? row.count : 0), 0);
  const [updated, rolled_back, failed, needs_attention, unknown] = UPDATE_OUTCOMES.map(countOf);
  return {
    total: countOf(),
    outcomes: {
      updated: updated ?? 0,
      rolled_back: rolled_back ?? 0,
      failed: failed ?? 0,
      needs_attention: needs_attention ?? 0,
      unknown: unknown ?? 0,
    },
    records_since: isoInstant(await updatesKnownSince(database.db, now)),
    ...cutToFit(
      rows.map(({ first_at, last_at, ...row }) => ({
        ...row,
        first_at: isoInstant(first_at),
        last_at: isoInstant(last_at),
      })),
    ),
  };
}

/** @param total As the section of updates counts them. */
export async function rollbacksSection(
  { services: { database }, clientId, period }: SectionInput,
  total: number,
): Promise<Static<typeof rollbacksSchema>> {
  const rows = await selectRolledBackWithin(database.db, { clientId, ...spanOf(period), most: MOST_ROWS });
  const items = rows.map(({ sent_at, ...row }) => ({ ...row, at: isoInstant(sent_at) }));
  return { total, ...cutToFit(items, total) };
}
