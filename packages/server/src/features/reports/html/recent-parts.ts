import type { Report } from '../report.schemas.ts';
import { type Markup, markup } from './markup.ts';
import { incidentsPart } from './parts/incidents.ts';
import { summaryPart } from './parts/summary.ts';
import { trendChart } from './parts/trend.ts';
import { updatesPart } from './parts/updates.ts';
import { printedOf } from './printed.ts';

/** Rows of each list: a start page shows the latest, and the report has them all. */
const MOST_ROWS = 8;

/** What a start page says of a report: its figures with the bars of uptime, and the latest incidents and updates. */
export interface RecentParts {
  /** Null: the report has none of these sections. */
  readonly figures: Markup | null;
  /** Each with its title. */
  readonly lists: readonly { readonly title: string; readonly list: Markup }[];
}

export function recentParts(report: Report): RecentParts {
  const printed = printedOf(report);
  const { contents } = printed.texts;
  const latest = printedOf({ ...report, incidents: latestIncidents(report), updates: latestUpdates(report) });
  const summary = summaryPart(printed);
  const trend = report.uptime && trendChart(printed, report.uptime.trend, false);
  const lists = [
    { title: contents.incidents, list: incidentsPart(latest) },
    { title: contents.updates, list: updatesPart(latest) },
  ];
  return {
    figures: summary || trend ? markup`${summary}${trend}` : null,
    lists: lists.flatMap(({ title, list }) => (list ? [{ title, list }] : [])),
  };
}

/** Newest first. */
function latestIncidents({ incidents }: Report): Report['incidents'] {
  return incidents && withFew(incidents, incidents.items.toReversed());
}

function latestUpdates({ updates }: Report): Report['updates'] {
  return (
    updates &&
    withFew(
      updates,
      updates.items.toSorted((a, b) => b.last_at.localeCompare(a.last_at)),
    )
  );
}

function withFew<Row, List extends { readonly left_out: number; readonly items: readonly Row[] }>(
  list: List,
  items: readonly Row[],
): List {
  const leftOut = list.left_out + Math.max(0, items.length - MOST_ROWS);
  return { ...list, items: items.slice(0, MOST_ROWS), left_out: leftOut };
}
