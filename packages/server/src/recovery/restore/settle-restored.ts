import { appendAudit } from '../../kernel/audit/audit.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Secrets } from '../../ports/secrets/port.ts';
import type { BackupHeader } from '../backup/format.ts';
import {
  closeWindows,
  dropUnlinkings,
  endApprovals,
  endDeliveries,
  endInvitationMails,
  endJobs,
  endReportMails,
  endRunItems,
  endSessionsAndLeases,
  forgetTellings,
  noteRestored,
  selectWaysInCount,
  stopKeyChanges,
  syncSoon,
  type WaysIn,
} from './settle-restored.store.ts';

/** What does not continue by itself in a restored store. */
export interface Settled {
  readonly jobs: number;
  /** Names of update windows that were switched off. */
  readonly windows: readonly string[];
  /** Keys that will not be removed from sites. */
  readonly unlinkings: number;
  readonly waysIn: WaysIn;
}

export interface SettleOptions {
  readonly header: BackupHeader;
  /** ms epoch */
  readonly now: number;
  readonly originalIsGone?: boolean;
}

/**
 * A restored store checks before it acts: work in progress when the backup was made may have continued since, in the
 * original store, and that one may still be running (docs/decisions/0034).
 */
export async function settleRestored(
  services: { database: Database; secrets: Secrets },
  { header, now, originalIsGone = false }: SettleOptions,
): Promise<Settled> {
  const { made_at, key_id, engine } = header;
  const since = `This server was restored from a backup of ${made_at}.`;
  const look = 'Sync the site, then start what is missing again.';
  return services.database.write(async trx => {
    await endSessionsAndLeases(trx);
    await endRunItems(trx, now, {
      sent: `The update had been sent; its outcome is unknown. ${since} Check the site.`,
      pending: `Whether the update was sent after the backup is unknown. ${since} ${look}`,
    });
    const jobs = await endJobs(trx, now, `Whether this was done after the backup is unknown. ${since} ${look}`);
    await endApprovals(trx, now);
    await endDeliveries(trx, now, `Whether this was sent after the backup is unknown. ${since} Replay it if needed.`);
    await endReportMails(trx, now, `Whether this was sent after the backup is unknown. ${since} Ask the recipients.`);
    await endInvitationMails(
      trx,
      `Whether this was sent after the backup is unknown. ${since} Invite again if needed.`,
    );
    await forgetTellings(trx);
    const windows = originalIsGone ? [] : await closeWindows(trx);
    const unlinkings = originalIsGone ? 0 : await dropUnlinkings(trx);
    if (!originalIsGone) await stopKeyChanges(trx);
    await syncSoon(trx, now);
    const waysIn = await selectWaysInCount(trx, now);
    await noteRestored(trx, JSON.stringify({ at: new Date(now).toISOString(), made_at }));
    const detail = {
      made_at,
      engine,
      key_id,
      jobs_ended: jobs,
      windows_off: windows.length,
      original_is_gone: originalIsGone,
    };
    const clock = { now: () => now, elapsed: () => 0, after: () => () => {} };
    await appendAudit(trx, { ...services, clock }, { actor: 'system:restore' }, [
      { action: 'store.restored', subject: 'store', detail },
    ]);
    return { jobs, windows, unlinkings, waysIn };
  });
}
