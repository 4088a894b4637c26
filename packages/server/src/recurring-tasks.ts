import { queueAbandonedChecks } from './features/abandoned/index.ts';
import { deleteOldApprovals, settleApprovals } from './features/approvals/index.ts';
import { forgetAttempts } from './features/attempts/index.ts';
import { exportAuditHead } from './features/audit/index.ts';
import { deleteOldChanges } from './features/changes/index.ts';
import { deleteExpiredRequests } from './features/idempotency/index.ts';
import { forgetCsvRows } from './features/imports/index.ts';
import { keepUpJobs } from './features/jobs/index.ts';
import { queueTlsProbes } from './features/security/index.ts';
import { forgetEndedSessions } from './features/sessions/index.ts';
import { forgetUserPayloads } from './features/site-users/index.ts';
import {
  queueDueKeys,
  queueDueSyncs,
  queueLooks,
  queueNetworkLooks,
  queueRegistrations,
} from './features/sites/index.ts';
import { deleteOldRunItems, endUnstartedRuns } from './features/update-runs/index.ts';
import { openWindows } from './features/update-windows/index.ts';
import { tidyOfferCounts } from './features/updates/index.ts';
import { forgetChallenges } from './features/users/index.ts';
import type { Recurring } from './kernel/work/recurring.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;

/** What is done again and again by the process that works on jobs. */
export const RECURRING: readonly Recurring[] = [
  { name: 'queue open registrations', everyMs: 15_000, run: queueRegistrations, steadyForMs: TEN_MINUTES_MS },
  { name: 'queue due syncs', everyMs: 15_000, run: queueDueSyncs },
  { name: 'look at sites without connector', everyMs: 60_000, run: queueLooks },
  { name: 'queue due keys', everyMs: 60_000, run: queueDueKeys, steadyForMs: TEN_MINUTES_MS },
  { name: 'queue abandoned checks', everyMs: 60_000, run: queueAbandonedChecks },
  { name: 'queue looks for networks', everyMs: 15_000, run: queueNetworkLooks },
  { name: 'queue TLS probes', everyMs: 60_000, run: queueTlsProbes },
  { name: 'open maintenance windows', everyMs: 15_000, run: openWindows, steadyForMs: TEN_MINUTES_MS },
  { name: 'end unstarted update runs', everyMs: 60_000, run: endUnstartedRuns, steadyForMs: TEN_MINUTES_MS },
  { name: 'forget passwords of jobs', everyMs: 60_000, run: forgetUserPayloads },
  { name: 'settle approvals', everyMs: 30_000, run: settleApprovals },
  { name: 'delete old approvals', everyMs: 3600_000, run: deleteOldApprovals, steadyForMs: DAY_MS },
  { name: 'forget passwords of site imports', everyMs: 60_000, run: forgetCsvRows },
  { name: 'delete old items of update runs', everyMs: 3600_000, run: deleteOldRunItems, steadyForMs: DAY_MS },
  { name: 'keep up jobs', everyMs: 3600_000, run: keepUpJobs, steadyForMs: DAY_MS },
  { name: 'forget idempotency keys', everyMs: 3600_000, run: deleteExpiredRequests, steadyForMs: DAY_MS },
  { name: 'forget ended sessions', everyMs: 3600_000, run: forgetEndedSessions, steadyForMs: DAY_MS },
  { name: 'forget failed attempts', everyMs: 3600_000, run: forgetAttempts, steadyForMs: DAY_MS },
  { name: 'forget challenges of passkeys', everyMs: 3600_000, run: forgetChallenges, steadyForMs: DAY_MS },
  { name: 'export the head of the audit log', everyMs: 3600_000, run: exportAuditHead },
  { name: 'tidy counts of updates', everyMs: 3600_000, run: tidyOfferCounts },
  { name: 'delete old changes', everyMs: 3600_000, run: deleteOldChanges, steadyForMs: DAY_MS },
];
