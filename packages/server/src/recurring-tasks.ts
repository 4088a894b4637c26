import { queueAbandonedChecks } from './features/abandoned/index.ts';
import { deleteOldAlarms, tell } from './features/alarms/index.ts';
import { deleteOldApprovals, settleApprovals } from './features/approvals/index.ts';
import { forgetAttempts } from './features/attempts/index.ts';
import { exportAuditHead } from './features/audit/index.ts';
import { deleteOldChanges } from './features/changes/index.ts';
import { sendDeliveries, tidyDeliveries } from './features/channels/index.ts';
import { tellDueCosts } from './features/costs/index.ts';
import { deleteOldEvents } from './features/events/index.ts';
import { fileDomains, lookUpDomains, tellCertificates, tellDomains } from './features/expiry/index.ts';
import { compareFiles, nameFiles, queueFileChecks } from './features/file-checks/index.ts';
import { deleteExpiredRequests } from './features/idempotency/index.ts';
import { forgetCsvRows, settleTakenOver } from './features/imports/index.ts';
import { forgetMarks } from './features/inbox/index.ts';
import { keepUpJobs } from './features/jobs/index.ts';
import { deleteOldMaintenance, keepUpMaintenance } from './features/maintenance-windows/index.ts';
import {
  deleteOldMonitorData,
  insertMissingMonitors,
  rollUpMonitors,
  settleHeldIncidents,
  sumUpFleet,
} from './features/monitors/index.ts';
import { queueDueReports, sendReportMails } from './features/report-mails/index.ts';
import { queueTlsProbes } from './features/security/index.ts';
import { forgetEndedSessions } from './features/sessions/index.ts';
import { lookAtConditions } from './features/site-conditions/index.ts';
import { forgetUserPayloads } from './features/site-users/index.ts';
import {
  queueDueKeys,
  queueDueSyncs,
  queueIconLooks,
  queueLooks,
  queueNetworkLooks,
  queueRegistrations,
  queueScreenshots,
} from './features/sites/index.ts';
import {
  deleteOldRunItems,
  endLostRollBacks,
  endUnstartedRuns,
  queueBrokenLooks,
} from './features/update-runs/index.ts';
import { openWindows } from './features/update-windows/index.ts';
import { deleteOldReleases, notePendingDay, tidyOfferCounts } from './features/updates/index.ts';
import { deleteOldInvitations, forgetChallenges, mailInvitations } from './features/users/index.ts';
import {
  deleteOldFindings,
  matchChangedSites,
  refreshDueFeed,
  tellEndedIgnores,
} from './features/vulnerabilities/index.ts';
import { DAY_MS } from './kernel/time/durations.ts';
import type { Recurring } from './kernel/work/recurring.ts';

const TEN_MINUTES_MS = 10 * 60_000;

/** What is done again and again by the process that works on jobs. */
export const RECURRING: readonly Recurring[] = [
  { name: 'queue open registrations', everyMs: 15_000, run: queueRegistrations, steadyForMs: TEN_MINUTES_MS },
  { name: 'note sites that were taken over later', everyMs: 60_000, run: settleTakenOver },
  { name: 'queue due syncs', everyMs: 15_000, run: queueDueSyncs },
  { name: 'look at sites without connector', everyMs: 60_000, run: queueLooks },
  { name: 'queue due keys', everyMs: 60_000, run: queueDueKeys, steadyForMs: TEN_MINUTES_MS },
  { name: 'queue abandoned checks', everyMs: 60_000, run: queueAbandonedChecks },
  { name: 'queue looks for networks', everyMs: 15_000, run: queueNetworkLooks },
  { name: 'queue looks for icons', everyMs: 60_000, run: queueIconLooks },
  { name: 'queue screenshots', everyMs: 60_000, run: queueScreenshots, ofEachProcess: true },
  { name: 'refresh the feed of vulnerabilities', everyMs: 10_000, run: refreshDueFeed },
  { name: 'match changed sites with vulnerabilities', everyMs: 10_000, run: matchChangedSites },
  {
    name: 'tell of vulnerabilities that count again',
    everyMs: 60_000,
    run: tellEndedIgnores,
    steadyForMs: TEN_MINUTES_MS,
  },
  { name: 'queue TLS probes', everyMs: 60_000, run: queueTlsProbes },
  { name: 'queue file checks', everyMs: 60_000, run: queueFileChecks },
  { name: 'compare checked files', everyMs: 10_000, run: compareFiles },
  { name: 'name altered files', everyMs: 10_000, run: nameFiles },
  { name: 'begin to watch sites', everyMs: 15_000, run: insertMissingMonitors },
  { name: 'settle incidents of sites on hold', everyMs: 5000, run: settleHeldIncidents },
  { name: 'sum up uptime checks', everyMs: 5 * 60_000, run: rollUpMonitors },
  { name: 'sum up the uptime of all sites', everyMs: 30 * 60_000, run: sumUpFleet, steadyForMs: TEN_MINUTES_MS },
  { name: 'note pending updates of the day', everyMs: 30 * 60_000, run: notePendingDay, steadyForMs: TEN_MINUTES_MS },
  { name: 'delete old uptime checks', everyMs: 6 * 3600_000, run: deleteOldMonitorData, steadyForMs: DAY_MS },
  { name: 'tell of certificates', everyMs: TEN_MINUTES_MS, run: tellCertificates, steadyForMs: TEN_MINUTES_MS },
  { name: 'look at conditions of sites', everyMs: 6 * 3600_000, run: lookAtConditions, steadyForMs: TEN_MINUTES_MS },
  { name: 'file sites under their domains', everyMs: 60_000, run: fileDomains },
  { name: 'look up domains', everyMs: 60_000, run: lookUpDomains },
  { name: 'tell of domains', everyMs: TEN_MINUTES_MS, run: tellDomains, steadyForMs: TEN_MINUTES_MS },
  { name: 'open update windows', everyMs: 15_000, run: openWindows, steadyForMs: TEN_MINUTES_MS },
  { name: 'keep up maintenance windows', everyMs: 60_000, run: keepUpMaintenance },
  { name: 'delete old maintenance windows', everyMs: 3600_000, run: deleteOldMaintenance, steadyForMs: DAY_MS },
  { name: 'end unstarted update runs', everyMs: 60_000, run: endUnstartedRuns, steadyForMs: TEN_MINUTES_MS },
  { name: 'end lost rollbacks', everyMs: 60_000, run: endLostRollBacks, steadyForMs: TEN_MINUTES_MS },
  { name: 'queue looks at broken sites', everyMs: 5000, run: queueBrokenLooks },
  { name: 'forget passwords of jobs', everyMs: 60_000, run: forgetUserPayloads },
  { name: 'settle approvals', everyMs: 30_000, run: settleApprovals },
  { name: 'delete old approvals', everyMs: 3600_000, run: deleteOldApprovals, steadyForMs: DAY_MS },
  { name: 'forget passwords of site imports', everyMs: 60_000, run: forgetCsvRows },
  { name: 'delete old items of update runs', everyMs: 3600_000, run: deleteOldRunItems, steadyForMs: DAY_MS },
  { name: 'send deliveries', everyMs: 1000, run: sendDeliveries, ofEachProcess: true },
  { name: 'mail invitations', everyMs: 5000, run: mailInvitations },
  { name: 'delete old invitations', everyMs: 3600_000, run: deleteOldInvitations, steadyForMs: DAY_MS },
  { name: 'tidy deliveries', everyMs: 3600_000, run: tidyDeliveries, steadyForMs: DAY_MS },
  { name: 'queue due reports', everyMs: 60_000, run: queueDueReports, steadyForMs: TEN_MINUTES_MS },
  { name: 'send reports', everyMs: 5000, run: sendReportMails, ofEachProcess: true },
  { name: 'keep up jobs', everyMs: 3600_000, run: keepUpJobs, steadyForMs: DAY_MS },
  { name: 'forget idempotency keys', everyMs: 3600_000, run: deleteExpiredRequests, steadyForMs: DAY_MS },
  { name: 'forget ended sessions', everyMs: 3600_000, run: forgetEndedSessions, steadyForMs: DAY_MS },
  { name: 'forget failed attempts', everyMs: 3600_000, run: forgetAttempts, steadyForMs: DAY_MS },
  { name: 'forget challenges of passkeys', everyMs: 3600_000, run: forgetChallenges, steadyForMs: DAY_MS },
  { name: 'export the head of the audit log', everyMs: 3600_000, run: exportAuditHead },
  { name: 'tidy counts of updates', everyMs: 3600_000, run: tidyOfferCounts },
  { name: 'delete old releases', everyMs: 6 * 3600_000, run: deleteOldReleases, steadyForMs: DAY_MS },
  { name: 'tell what has happened', everyMs: 5000, run: tell },
  { name: 'forget marks of the inbox', everyMs: TEN_MINUTES_MS, run: forgetMarks, steadyForMs: TEN_MINUTES_MS },
  { name: 'tell due costs', everyMs: 3600_000, run: tellDueCosts, steadyForMs: TEN_MINUTES_MS },
  { name: 'delete old events', everyMs: 3600_000, run: deleteOldEvents, steadyForMs: DAY_MS },
  { name: 'delete old alarms', everyMs: 3600_000, run: deleteOldAlarms, steadyForMs: DAY_MS },
  { name: 'delete old findings', everyMs: 3600_000, run: deleteOldFindings, steadyForMs: DAY_MS },
  { name: 'delete old changes', everyMs: 3600_000, run: deleteOldChanges, steadyForMs: DAY_MS },
];
