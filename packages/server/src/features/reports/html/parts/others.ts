import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { type Printed, paragraph, tableOf, withDetail } from '../printed.ts';

export function expiryPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { expiry } = report;
  if (!expiry) return null;
  const { sentences, columns, kinds, units } = texts;
  if (expiry.total === 0) return paragraph(sentences.noExpiry);
  const daysText = (days: number) =>
    days < 0 ? sentences.expired : `${formats.number(days)}\u00a0${formats.isOne(days) ? units.day : units.days}`;
  const soon = { n: formats.number(expiry.soon), all: formats.number(expiry.total) };
  const lead = `${fillNames(sentences.asOf, { date: formats.longDay(report.made_at) })} ${fillNames(sentences.expirySoon, soon)}`;
  const table = tableOf(printed, {
    label: texts.contents.expiry,
    columns: [
      { title: texts.contents.expiry },
      { title: columns.expires },
      { title: columns.left, isFigure: true },
      { title: columns.by },
    ],
    rows: expiry.items.map(item => [
      withDetail(item.name, kinds[item.kind]),
      item.expires_at === null ? sentences.unknown : formats.instantDay(item.expires_at),
      item.days_left === null ? '–' : daysText(item.days_left),
      item.by ?? '–',
    ]),
    leftOut: expiry.left_out,
  });
  return markup`${paragraph(lead, 'lead')}${table}`;
}

export function changesPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { changes, period } = report;
  if (!changes) return null;
  const { sentences, columns, changeTypes } = texts;
  const late =
    changes.records_since > period.starts_at
      ? paragraph(fillNames(sentences.recordsSince, { date: formats.longDay(changes.records_since) }))
      : null;
  if (changes.total === 0) return markup`${paragraph(sentences.noChanges)}${late}`;
  const lead = changes.by_type.map(({ type, count }) => `${changeTypes[type] ?? type}: ${formats.number(count)}`);
  const table = tableOf(printed, {
    label: texts.contents.changes,
    columns: [
      { title: columns.site },
      { title: columns.change },
      { title: columns.who },
      { title: columns.date, isTime: true },
    ],
    rows: changes.items.map(item => [
      item.site_name,
      withDetail(item.object || '–', changeTypes[item.type] ?? item.type),
      item.user || '–',
      formats.instant(item.at),
    ]),
    leftOut: changes.left_out,
  });
  return markup`${paragraph(lead.join(' · '), 'lead')}${table}${late}`;
}

export function costsPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { costs } = report;
  if (!costs) return null;
  const { sentences, columns, frequencies } = texts;
  if (costs.total === 0) return paragraph(sentences.noCosts);
  const money = (amount: number) => formats.money(amount, costs.currency);
  const totals = fillNames(sentences.costTotals, { monthly: money(costs.monthly), yearly: money(costs.yearly) });
  const table = tableOf(printed, {
    label: texts.contents.costs,
    columns: [
      { title: columns.cost },
      { title: columns.paid },
      { title: columns.next },
      { title: columns.amount, isFigure: true },
    ],
    rows: costs.items.map(item => [
      item.name,
      frequencies[item.frequency] ?? item.frequency,
      item.next_renewal === null ? '–' : formats.day(item.next_renewal),
      money(item.amount),
    ]),
    leftOut: costs.left_out,
  });
  return markup`${paragraph(totals, 'lead')}${table}`;
}

/** The list behind the number of sites. */
export function sitesPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { sites } = report;
  if (sites.length === 0) return null;
  const { columns, sentences } = texts;
  return tableOf(printed, {
    label: texts.contents.sites,
    columns: [{ title: columns.site }, { title: columns.address }, { title: columns.added }],
    rows: sites.map(({ name, url, added_at, suspended }) => [
      suspended ? withDetail(name, sentences.suspended) : name,
      url.replace(/^https?:\/\//, '').replace(/\/$/, ''),
      formats.instantDay(added_at),
    ]),
  });
}

/** A text that somebody wrote: lines stay lines. */
export function writtenText(text: string, kind: string): Markup | null {
  if (text.trim() === '') return null;
  const lines = text.trim().split('\n');
  return markup`<p class="${kind}">${lines.map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`))}</p>`;
}
