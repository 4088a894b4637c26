import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { chip, type Printed, paragraph, tableOf, withDetail } from '../printed.ts';

const STATE_TONES = { open: 'bad', inactive: 'warn', fixed: 'good', withdrawn: 'calm' } as const;

export function securityPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { security, period } = report;
  if (!security) return null;
  const { figures, columns, severities, findingStates, sentences } = texts;
  const late =
    security.records_since > period.starts_at
      ? paragraph(fillNames(sentences.recordsSince, { date: formats.longDay(security.records_since) }))
      : null;
  if (security.items.length === 0) return markup`${paragraph(sentences.noVulnerabilities)}${late}`;
  const lead = [
    `${figures.found}: ${formats.number(security.found)}`,
    `${figures.fixed}: ${formats.number(security.fixed)}`,
    `${figures.open}: ${formats.number(security.open)}`,
  ].join(' · ');
  const table = tableOf(printed, {
    label: texts.contents.security,
    columns: [
      { title: columns.vulnerability },
      { title: columns.site },
      { title: columns.severity },
      { title: columns.state },
    ],
    rows: security.items.map(item => [
      withDetail(item.title, `${item.name} ${item.version}`),
      item.site_name,
      severities[item.severity] ?? item.severity,
      markup`${chip(STATE_TONES[item.state], findingStates[item.state])}<span class="detail">${formats.instantDay(
        item.fixed_at ?? item.found_at,
      )}</span>`,
    ]),
    leftOut: security.left_out,
  });
  return markup`${paragraph(lead, 'lead')}${table}${late}`;
}
