import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { printClientReport } from './print-client-report.ts';

export { clientReport, type MadeReport, printReport, printReportNow, reportFileName } from './client-report.ts';
export { printClientReport } from './print-client-report.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [printClientReport];
