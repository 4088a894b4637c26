import type { BackupPlugin } from '@sitekeeper/protocol';
import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { type Printed, paragraph, tableOf } from '../printed.ts';

/** As their makers call them. */
const PLUGIN_NAMES: Readonly<Record<BackupPlugin, string>> = {
  updraftplus: 'UpdraftPlus',
  backwpup: 'BackWPup',
  wpvivid: 'WPvivid',
  backupbuddy: 'Solid Backups (BackupBuddy)',
  wptimecapsule: 'WP Time Capsule',
  backupwordpress: 'BackUpWordPress',
};

export function backupsPart(printed: Printed): Markup | null {
  const { report, texts, formats } = printed;
  const { backups } = report;
  if (!backups) return null;
  const { sentences, columns } = texts;
  if (backups.total === 0) return paragraph(sentences.noSites);
  const counts = { n: formats.number(backups.known), all: formats.number(backups.total) };
  const asOf = fillNames(sentences.asOf, { date: formats.longDay(report.made_at) });
  const table = tableOf(printed, {
    label: texts.contents.backups,
    columns: [{ title: columns.site }, { title: columns.lastBackup, isTime: true }, { title: columns.backupPlugin }],
    rows: backups.items.map(item => [
      item.site_name,
      item.last_known_at === null ? sentences.unknown : formats.instant(item.last_known_at),
      item.plugin === null ? '–' : PLUGIN_NAMES[item.plugin],
    ]),
    leftOut: backups.left_out,
  });
  const unknown = backups.known < backups.total ? paragraph(sentences.backupsUnknown) : null;
  return markup`${paragraph(`${asOf} ${fillNames(sentences.backupsKnown, counts)}`, 'lead')}${table}${unknown}`;
}
