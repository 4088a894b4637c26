import type { Static } from 'typebox';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { ratioWithin, type selectIncidentSums, sumOfRows, uptimeWithin } from '../../monitors/index.ts';
import type { ReportPeriod } from '../report-period.ts';
import { type SectionInput, spanOf } from './section-input.ts';
import type { uptimeSchema } from './uptime.schemas.ts';

/** Longer periods show a step for each month. */
const MOST_DAY_STEPS = 62;

type IncidentSums = Awaited<ReturnType<typeof selectIncidentSums>>;

export async function uptimeSection(
  { services, clientId, period, now, sites }: SectionInput,
  incidents: IncidentSums,
): Promise<Static<typeof uptimeSchema>> {
  const found = await uptimeWithin(services, { client_id: clientId }, spanOf(period));
  const over = Math.max(0, Math.round((Math.min(period.endsAt, now) - period.startsAt) / 1000));
  const rows = sites.map(site => {
    const { watched = 0, down = 0, sum_ms = 0, timed = 0 } = found.sites.get(site.id) ?? {};
    return {
      site_id: site.id,
      site_name: site.name,
      ratio: ratioWithin({ watched, down, sum_ms, timed }),
      watched_seconds: watched,
      down_seconds: down,
      unknown_seconds: Math.max(0, over - watched),
      incidents: incidents.get(site.id)?.count ?? 0,
      watched_since: isoInstantOrNull(found.since.get(site.id) ?? null),
      average_ms: timed === 0 ? null : Math.round(sum_ms / timed),
    };
  });
  const all = sumOfRows(found.sites.values());
  return {
    ratio: ratioWithin(all),
    watched_seconds: all.watched,
    down_seconds: all.down,
    unknown_seconds: rows.reduce((sum, row) => sum + row.unknown_seconds, 0),
    watched_sites: rows.filter(row => row.watched_seconds > 0).length,
    begins_late: rows.some(({ site_id }) => (found.since.get(site_id) ?? Number.POSITIVE_INFINITY) > period.startsAt),
    trend: trendOf(found.days, period),
    sites: rows,
  };
}

/** Hours of the period whose day in UTC is outside of it belong to its first or last step. */
function trendOf(days: Awaited<ReturnType<typeof uptimeWithin>>['days'], { from: first, to: last }: ReportPeriod) {
  const dateOf = (day: number) => {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    return date < first ? first : date > last ? last : date;
  };
  const byDay = Map.groupBy(days, ({ day }) => dateOf(day));
  const width = byDay.size > MOST_DAY_STEPS ? 7 : 10;
  const steps = Map.groupBy([...byDay], ([date]) => date.slice(0, width));
  return [...steps].map(([from, within]) => ({
    from: width === 7 ? `${from}-01` : from,
    ratio: ratioWithin(sumOfRows(within.flatMap(([, ofDay]) => ofDay.map(({ sums }) => sums)))),
  }));
}
