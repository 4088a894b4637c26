import { verifyAudit } from '../../features/audit/index.ts';
import { SCREENSHOTS_QUEUE } from '../../features/sites/index.ts';
import { openHead } from '../../kernel/audit/audit.ts';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { stalledMinutes } from '../../kernel/work/stalled-work.ts';
import type { Database } from '../../ports/database/port.ts';
import { readBacklog } from '../../ports/job-queue/backlog.ts';
import type { Secrets } from '../../ports/secrets/port.ts';
import type { Settings } from '../../settings.ts';
import { checkHeadFile } from './check-files.ts';
import { clockFacts, lastAuditRow } from './content.store.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

const NTP = 'Let the machine synchronize its clock (timedatectl set-ntp true).';

/** The end of the audit log, or with `full` all of it. */
export async function checkAudit(
  parts: { database: Database; secrets: Secrets },
  settings: Settings,
  full: boolean,
): Promise<FindingOfCheck> {
  const advice = 'Run "sitekeeper audit verify", and see docs/guides/recover.md, "The audit log is not intact".';
  if (full) {
    const { rows, problem, broken } = await verifyAudit(parts);
    if (problem !== undefined) return fail(`The audit log is not intact: ${problem}, at row ${broken}.`, advice);
    return checkHeadFile(settings) ?? ok(`The audit log is intact: ${rows.toLocaleString('en')} rows.`);
  }
  const { head, last } = await lastAuditRow(parts.database.db);
  const sealed = head && openHead(parts.secrets, head.sealed);
  if (sealed === undefined) return fail('The sealed head of the audit log is missing or altered.', advice);
  if (sealed.tampered_at !== undefined || sealed.rows !== (last?.seq ?? 0) || sealed.hash !== (last?.hash ?? '')) {
    return fail('The end of the audit log does not match its sealed head.', advice);
  }
  const said = `The audit log ends at row ${sealed.rows}, as its sealed head says; --full checks every row.`;
  return checkHeadFile(settings) ?? ok(said);
}

/** The clock of this machine against that of the database, or against what was written with it. */
export async function checkClock(database: Database, settings: Settings, now: number): Promise<FindingOfCheck> {
  const { databaseNow, newestRow, farSyncs } = await clockFacts(database, settings, now);
  if (databaseNow !== undefined && Math.abs(databaseNow - now) > MINUTE_MS) {
    const seconds = Math.round((now - databaseNow) / 1000);
    return fail(`The clock of this machine is ${seconds} s away from that of PostgreSQL.`, NTP);
  }
  if (newestRow !== undefined && newestRow > now + 5 * MINUTE_MS) {
    const at = new Date(newestRow).toISOString();
    return warn(`The audit log has a row dated ${at}, in the future: the clock was ahead, or is behind now.`, NTP);
  }
  if (farSyncs > 0) {
    return warn(
      `${farSyncs} sites have their next sync far in the future: the clock was ahead, or their interval longer.`,
      'Restart the server, then sync them: sitekeeper sites sync',
    );
  }
  return ok(`It is ${new Date(now).toISOString()} here.`);
}

/** Whether a worker processes jobs: due messages are taken within seconds, or others are being processed. */
export async function checkJobs(database: Database, now: number): Promise<FindingOfCheck> {
  const minutes = stalledMinutes(await readBacklog(database, now, [SCREENSHOTS_QUEUE]));
  if (minutes === undefined) return ok('Jobs and scheduled syncs do not wait for a worker.');
  return warn(
    `No process works on jobs: the oldest has waited for ${minutes} minutes.`,
    'Start "sitekeeper serve" without --no-worker, or "sitekeeper worker". If one runs, its log says why its worker process ends.',
  );
}
