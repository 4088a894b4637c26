import type { Static } from 'typebox';
import type { Branding, TextVariable } from '../branding/index.ts';
import { reportFormats } from './html/formats.ts';
import type { Report, summarySchema } from './report.schemas.ts';

export type TextValues = Readonly<Record<TextVariable, string>>;

/** What the variables of the texts stand for in a report. */
export function textValues(
  { client, period, language }: Report,
  figures: Static<typeof summarySchema>,
  branding: Pick<Branding, 'senderName' | 'name'>,
): TextValues {
  const { number, percent, periodText } = reportFormats(language, period.time_zone);
  const known = (value: number | null) => (value === null ? '–' : number(value));
  return {
    client: client.name,
    period: periodText(period),
    sites: number(figures.sites),
    uptime: percent(figures.uptime),
    incidents: number(figures.incidents),
    updates: number(figures.updates),
    rollbacks: number(figures.rolled_back),
    vulnerabilities_fixed: known(figures.vulnerabilities_fixed),
    vulnerabilities_open: known(figures.vulnerabilities_open),
    sender: branding.senderName || branding.name,
  };
}
