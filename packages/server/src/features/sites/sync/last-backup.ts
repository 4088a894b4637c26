import { type BackupPlugin, backupPluginOf, type SiteReport } from '@sitekeeper/protocol';
import type { SiteRow } from '../site.store.ts';

export type BackupFacts = Pick<SiteRow, 'backup_plugin' | 'backup_at'>;

/** WordPress didn't exist before. */
const EARLIEST = Date.UTC(2003, 4, 27);
/** Some plugins keep the time of the site's time zone instead of UTC, which may be 14 hours ahead. */
const AHEAD_MS = 86_400_000;

export const backupPluginOfSite = ({ backup_plugin }: Pick<SiteRow, 'backup_plugin'>) =>
  (backup_plugin ?? undefined) as BackupPlugin | undefined;

/**
 * What is known of a site's last backup after a report.
 * @param asked The plugin that the site was asked for, when it made this report.
 */
export function backupAfter(before: BackupFacts, report: SiteReport, asked: string | null, now: number): BackupFacts {
  const backup_plugin = report.plugins ? (backupPluginOf(report.plugins) ?? null) : before.backup_plugin;
  if (backup_plugin === null) return { backup_plugin, backup_at: null };
  const known = backup_plugin === before.backup_plugin ? before.backup_at : null;
  return {
    backup_plugin,
    backup_at: (backup_plugin === asked ? believable(report.lastBackup, now) : undefined) ?? known,
  };
}

function believable(seconds: number | undefined, now: number): number | undefined {
  const at = (seconds ?? 0) * 1000;
  return at < EARLIEST || at > now + AHEAD_MS ? undefined : Math.min(at, now);
}
