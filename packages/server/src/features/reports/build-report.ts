import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { type Branding, brandingOf, fillText, type ReportLanguage, type ReportSection } from '../branding/index.ts';
import { selectIncidentSums } from '../monitors/index.ts';
import type { Report } from './report.schemas.ts';
import { selectReportedClient } from './report.store.ts';
import { type ReportPeriod, reportPeriod } from './report-period.ts';
import { backupsSection } from './sections/backups.ts';
import { incidentsSection } from './sections/incidents.ts';
import { changesSection, costsSection, expirySection } from './sections/others.ts';
import { type SectionInput, spanOf } from './sections/section-input.ts';
import { securitySection } from './sections/security.ts';
import { rollbacksSection, updatesSection } from './sections/updates.ts';
import { uptimeSection } from './sections/uptime.ts';
import { type TextValues, textValues } from './text-values.ts';

export interface ReportWanted {
  readonly clientId: number;
  /** First and last day, YYYY-MM-DD in the time zone. */
  readonly from: string;
  readonly to: string;
  /** Left out: as the branding of the client has it; likewise the members below. */
  readonly timeZone?: string | undefined;
  readonly language?: ReportLanguage | undefined;
  readonly sections?: readonly ReportSection[] | undefined;
  /** One that is being tried, instead of what is stored. */
  readonly branding?: Branding | undefined;
}

/**
 * The report of a client: a fixed number of queries, whatever the number of its sites.
 * @throws AppError client_not_found, and invalid_input for a period that there can't be.
 */
export async function buildReport(services: Services, wanted: ReportWanted): Promise<Report> {
  return (await buildReportAndValues(services, wanted)).report;
}

/** The same, with what the variables of texts stand for in it. */
export async function buildReportAndValues(
  services: Services,
  wanted: ReportWanted,
): Promise<{ report: Report; values: TextValues }> {
  const { db } = services.database;
  const { clientId } = wanted;
  const branding = wanted.branding ?? (await brandingOf(db, clientId));
  const { timeZone = branding.timeZone, language = branding.language, sections = branding.sections } = wanted;
  const period = reportPeriod({ from: wanted.from, to: wanted.to, timeZone });
  const { client, sites } = await selectReportedClient(db, clientId);
  if (!client) throw new AppError('client_not_found', `No client has id ${clientId}.`);
  const now = services.clock.now();
  const { figures, ...made } = await sectionsOf({ services, clientId, period, now, sites }, new Set(sections));
  const report: Report = {
    client,
    period: periodView(period, now),
    made_at: isoInstant(now),
    language,
    intro: '',
    closing: '',
    sites: sites.map(({ id, name, url, status, created_at }) => ({
      id,
      name,
      url,
      added_at: isoInstant(created_at),
      suspended: status === 'suspended',
    })),
    ...made,
    note: sections.includes('note') && branding.note !== '' ? branding.note : null,
  };
  const values = textValues(report, figures, branding);
  const texts = { intro: fillText(branding.intro, values), closing: fillText(branding.closing, values) };
  return { report: { ...report, ...texts }, values };
}

/** The texts and the summary need figures of sections that are not printed, too. */
async function sectionsOf(input: SectionInput, wanted: ReadonlySet<ReportSection>) {
  const { services, clientId, period, now } = input;
  const sums = await selectIncidentSums(services.database.db, clientId, { ...spanOf(period), now });
  const uptime = await uptimeSection(input, sums);
  const incidents = await incidentsSection(input, sums);
  const updates = await updatesSection(input);
  const security = await securitySection(input);
  const only = <T>(section: ReportSection, value: T) => (wanted.has(section) ? value : null);
  const summary = {
    sites: input.sites.length,
    uptime: uptime.ratio,
    incidents: incidents.total,
    down_seconds: incidents.down_seconds,
    updates: updates.outcomes.updated,
    rolled_back: updates.outcomes.rolled_back,
    vulnerabilities_found: security?.found ?? null,
    vulnerabilities_fixed: security?.fixed ?? null,
    vulnerabilities_open: security?.open ?? null,
  };
  return {
    summary: only('summary', summary),
    uptime: only('uptime', uptime),
    incidents: only('incidents', incidents),
    updates: only('updates', updates),
    rollbacks: wanted.has('rollbacks') ? await rollbacksSection(input, updates.outcomes.rolled_back) : null,
    security: only('security', security),
    backups: wanted.has('backups') ? backupsSection(input) : null,
    expiry: wanted.has('expiry') ? await expirySection(input) : null,
    changes: wanted.has('changes') ? await changesSection(input) : null,
    costs: wanted.has('costs') ? await costsSection(input) : null,
    figures: summary,
  };
}

const periodView = ({ from, to, month, timeZone, startsAt, endsAt }: ReportPeriod, now: number) => ({
  from,
  to,
  month,
  time_zone: timeZone,
  starts_at: isoInstant(startsAt),
  ends_at: isoInstant(endsAt),
  goes_on: now < endsAt,
});
