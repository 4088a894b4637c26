import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { PrintError } from '../../ports/report-printer/port.ts';
import { type Branding, brandingOf } from '../branding/index.ts';
import {
  buildReportAndValues,
  type Report,
  type ReportWanted,
  renderReport,
  type TextValues,
} from '../reports/index.ts';

/** A report as it is shown, printed and sent: the same document each time. */
export interface MadeReport {
  readonly report: Report;
  readonly branding: Branding;
  readonly html: string;
  /** What the variables of texts stand for. */
  readonly values: TextValues;
}

/** @throws AppError client_not_found, and invalid_input for a period that there can't be. */
export async function clientReport(services: Services, wanted: ReportWanted): Promise<MadeReport> {
  const branding = wanted.branding ?? (await brandingOf(services.database.db, wanted.clientId));
  const { report, values } = await buildReportAndValues(services, wanted);
  return { report, branding, values, html: renderReport(report, branding) };
}

/** The report as PDF. @throws PrintError */
export function printReport({ reportPrinter }: Pick<Services, 'reportPrinter'>, made: MadeReport): Promise<Uint8Array> {
  const { colours, logo } = made.branding;
  const known = logo !== null && logo.type !== 'image/webp';
  return reportPrinter.print({
    html: made.html,
    brand: { colour: colours.ink, ...(known ? { logo: Buffer.from(logo.base64, 'base64') } : {}) },
  });
}

/** The same for whoever waits for it. @throws AppError report_not_printed */
export async function printReportNow(services: Services, made: MadeReport): Promise<Uint8Array> {
  try {
    return await printReport(services, made);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    throw new AppError('report_not_printed', `${error.message} Try again, or open the report as a page.`, {}, error);
  }
}

/** Such as `report-mueller-soehne-2026-10.pdf`. */
export function reportFileName({ report: { client, period } }: Pick<MadeReport, 'report'>): string {
  const plain = client.name.replace(/ß/g, 'ss').replace(/[äöü]/gi, umlaut => `${umlaut}e`);
  const name = plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const word = name
    .split(/[^a-z0-9]+/)
    .filter(part => part !== '')
    .join('-')
    .slice(0, 60);
  const days = period.month ?? `${period.from}-to-${period.to}`;
  return ['report', word, days]
    .filter(part => part !== '')
    .join('-')
    .concat('.pdf');
}
