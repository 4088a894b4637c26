import type { Services } from '../../../kernel/context.ts';
import type { ReportPeriod } from '../report-period.ts';

/** Rows that a list of a report has room for; how many more there are is told. */
export const MOST_ROWS = 1000;

/** What sections are made from. */
export interface SectionInput {
  readonly services: Services;
  readonly clientId: number;
  readonly period: ReportPeriod;
  readonly now: number;
  readonly sites: readonly ReportSiteRow[];
}

export interface ReportSiteRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly status: string;
  readonly created_at: number;
  readonly backup_plugin: string | null;
  readonly backup_at: number | null;
}

/** The first rows of a list, and how many are left out. */
export function cutToFit<Row>(rows: readonly Row[], total = rows.length) {
  const items = rows.slice(0, MOST_ROWS);
  return { items, left_out: total - items.length };
}

export const spanOf = ({ startsAt, endsAt }: ReportPeriod) => ({ from: startsAt, until: endsAt });
