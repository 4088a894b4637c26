import type { MadeOutcome } from '../../../update-runs/index.ts';
import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { chip, type Printed, paragraph, tableOf, withDetail } from '../printed.ts';

const TONES: Readonly<Record<MadeOutcome, 'good' | 'bad' | 'warn' | 'calm'>> = {
  updated: 'good',
  rolled_back: 'warn',
  failed: 'bad',
  needs_attention: 'bad',
  unknown: 'calm',
};

export function updatesPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { updates, period } = report;
  if (!updates) return null;
  const { sentences, columns, outcomes, updateTypes } = texts;
  const begins = updates.records_since;
  const late =
    begins !== null && begins > period.starts_at
      ? paragraph(fillNames(sentences.recordsSince, { date: formats.longDay(begins) }))
      : null;
  if (updates.total === 0) return markup`${paragraph(sentences.noUpdates)}${late}`;
  const counted = (Object.keys(TONES) as MadeOutcome[]).filter(outcome => updates.outcomes[outcome] > 0);
  const lead = counted.map(outcome => `${outcomes[outcome]}: ${formats.number(updates.outcomes[outcome])}`).join(' · ');
  const table = tableOf(printed, {
    label: texts.contents.updates,
    columns: [
      { title: columns.item },
      { title: columns.from },
      { title: columns.to },
      { title: columns.sites },
      { title: columns.date },
      { title: columns.outcome },
    ],
    rows: updates.items.map(item => [
      withDetail(item.name, updateTypes[item.type]),
      item.from_version || '–',
      item.to_version || '–',
      whichSites(item, printed),
      datesOf(item, printed),
      chip(TONES[item.outcome], outcomes[item.outcome]),
    ]),
    leftOut: updates.left_out,
  });
  return markup`${paragraph(lead, 'lead')}${table}${late}`;
}

interface ForSites {
  readonly count: number;
  readonly site_name: string | null;
}

function whichSites({ count, site_name }: ForSites, { texts, formats }: Printed): string {
  if (site_name === null) return fillNames(texts.sentences.severalSites, { n: formats.number(count) });
  return count === 1 ? site_name : `${site_name} (${formats.number(count)}\u00d7)`;
}

function datesOf({ first_at, last_at }: { first_at: string; last_at: string }, { formats }: Printed): string {
  const [first, last] = [formats.instantDay(first_at), formats.instantDay(last_at)];
  return first === last ? first : `${first} – ${last}`;
}

export function rollbacksPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { rollbacks } = report;
  if (!rollbacks) return null;
  const { columns, rollbackReasons, updateTypes } = texts;
  if (rollbacks.total === 0) return paragraph(texts.sentences.noRollbacks);
  return tableOf(printed, {
    label: texts.contents.rollbacks,
    columns: [
      { title: columns.site },
      { title: columns.item },
      { title: columns.from },
      { title: columns.to },
      { title: columns.date, isTime: true },
      { title: columns.cause },
    ],
    rows: rollbacks.items.map(item => [
      item.site_name,
      withDetail(item.name, updateTypes[item.type]),
      item.from_version || '–',
      item.to_version || '–',
      formats.instantDay(item.at),
      rollbackReasons[item.reason ?? 'other'] ?? rollbackReasons.other ?? '',
    ]),
    leftOut: rollbacks.left_out,
  });
}
