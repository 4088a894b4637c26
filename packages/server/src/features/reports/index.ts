import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getClientReport } from './get-client-report.ts';

export { buildReport, buildReportAndValues, type ReportWanted } from './build-report.ts';
export { getClientReport, reportInput } from './get-client-report.ts';
export { fillNames } from './html/fill-names.ts';
export { type ReportFormats, reportFormats } from './html/formats.ts';
export { Markup, markup } from './html/markup.ts';
export { reportDuration } from './html/printed.ts';
export { type RecentParts, recentParts } from './html/recent-parts.ts';
export { renderReport } from './html/render-report.ts';
export { REPORT_TEXTS } from './html/texts/index.ts';
export type { ReportTexts } from './html/texts/report-texts.ts';
export { daysOfPeriod, PERIOD_NAME } from './period-name.ts';
export { type Report, reportSchema } from './report.schemas.ts';
export { daysOfMonth, lastDays, lastMonth, reportPeriod } from './report-period.ts';
export type { TextValues } from './text-values.ts';
export { wantedDays } from './wanted-days.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getClientReport];
