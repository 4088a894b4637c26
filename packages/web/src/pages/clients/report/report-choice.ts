import type { Output } from '../../../generated/abilities.ts';
import { REPORT_SECTIONS } from '../../../generated/choices.ts';

export type Section = Output<'get-branding-v1'>['sections'][number];

/** What a report is asked for: a month, or the first and the last day of another period. */
export interface ReportChoice {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Separated by commas; undefined: as the branding of the client has it. */
  readonly sections?: string | undefined;
}

/** This month and the twelve before it, `YYYY-MM`, the newest first. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: 13 }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1));
    return first.toISOString().slice(0, 7);
  });
}

/** Undefined where a day is missing. */
export function periodOf(
  choice: ReportChoice,
  now: Date,
): { month: string } | { from: string; to: string } | undefined {
  const { month, from, to } = choice;
  if (from === undefined && to === undefined) return { month: month ?? (lastMonths(now)[1] as string) };
  return from && to ? { from, to } : undefined;
}

export function chosenSections(text: string | undefined): Section[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',');
  return REPORT_SECTIONS.filter(section => names.includes(section));
}

/** Address of the document. */
export function reportAddress(clientId: number, period: object, sections: readonly Section[] | undefined): string {
  const query = new URLSearchParams(period as Record<string, string>);
  if (sections) query.set('sections', sections.join(','));
  return `/web/clients/${clientId}/report?${query}`;
}
