import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { type Printed, paragraph, tableOf } from '../printed.ts';

export function incidentsPart(printed: Printed): Markup | null {
  const { report, texts, formats, duration } = printed;
  const { incidents } = report;
  if (!incidents) return null;
  const { sentences, columns, causes } = texts;
  if (incidents.total === 0) return paragraph(sentences.noIncidents);
  const inAll = { n: formats.number(incidents.total), time: duration(incidents.down_seconds) };
  const table = tableOf(printed, {
    label: texts.contents.incidents,
    columns: [
      { title: columns.site },
      { title: columns.began, isTime: true },
      { title: columns.ended, isTime: true },
      { title: columns.duration, isFigure: true },
      { title: columns.cause },
    ],
    rows: incidents.items.map(item => [
      item.site_name,
      formats.instant(item.started_at),
      item.ended_at === null ? sentences.stillDown : formats.instant(item.ended_at),
      duration(item.seconds),
      `${causes[item.cause] ?? sentences.unknown}${item.status_code === null ? '' : ` (HTTP ${item.status_code})`}`,
    ]),
    leftOut: incidents.left_out,
  });
  return markup`${paragraph(fillNames(sentences.downInAll, inAll), 'lead')}${table}`;
}
