import type { Static } from 'typebox';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { type selectIncidentSums, selectIncidentsWithin } from '../../monitors/index.ts';
import type { incidentsSchema } from './incidents.schemas.ts';
import { cutToFit, MOST_ROWS, type SectionInput, spanOf } from './section-input.ts';

export async function incidentsSection(
  { services: { database }, clientId, period, now }: SectionInput,
  sums: Awaited<ReturnType<typeof selectIncidentSums>>,
): Promise<Static<typeof incidentsSchema>> {
  const rows = await selectIncidentsWithin(database.db, clientId, { ...spanOf(period), now, most: MOST_ROWS });
  const counted = [...sums.values()];
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const items = rows.map(({ started_at, ended_at, ...row }) => ({
    ...row,
    started_at: isoInstant(started_at),
    ended_at: isoInstantOrNull(ended_at),
  }));
  return { total, down_seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0), ...cutToFit(items, total) };
}
