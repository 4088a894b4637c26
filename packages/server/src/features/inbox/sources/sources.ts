import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { listApprovals } from '../../approvals/index.ts';
import { listChannels } from '../../channels/index.ts';
import { listCosts } from '../../costs/index.ts';
import { listExpiring } from '../../expiry/index.ts';
import { listCheckedItems } from '../../file-checks/index.ts';
import { countMonitors, listMonitors } from '../../monitors/index.ts';
import { listSiteRecords } from '../../sites/index.ts';
import { listUpdateRuns } from '../../update-runs/index.ts';
import { getVulnerabilityFeed, listVulnerabilityFindings } from '../../vulnerabilities/index.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { alteredFiles } from './altered-files.store.ts';
import { certificates, domains } from './expiry.store.ts';
import { approvals, channels, costs, feed, outbound } from './server.store.ts';
import { disconnectedSites, downSites, unsyncedSites } from './sites.store.ts';
import type { CauseSource } from './source.ts';
import { brokenSites, failedRuns, haltedRuns } from './updates.store.ts';
import { vulnerabilityCauses } from './vulnerabilities.store.ts';

interface KindSource {
  readonly causes: CauseSource;
  /** Who may not run this sees none of it, nor does anybody while its module is off. */
  readonly seenBy: AnyAbility;
}

/** Where the causes of each kind come from. */
export const SOURCES: Readonly<Record<InboxKind, KindSource>> = {
  outbound_broken: { causes: outbound, seenBy: countMonitors },
  site_down: { causes: downSites, seenBy: listMonitors },
  site_broken: { causes: brokenSites, seenBy: listUpdateRuns },
  run_halted: { causes: haltedRuns, seenBy: listUpdateRuns },
  run_failed: { causes: failedRuns, seenBy: listUpdateRuns },
  site_disconnected: { causes: disconnectedSites, seenBy: listSiteRecords },
  sync_failing: { causes: unsyncedSites, seenBy: listSiteRecords },
  files_altered: { causes: alteredFiles, seenBy: listCheckedItems },
  vulnerability: { causes: vulnerabilityCauses, seenBy: listVulnerabilityFindings },
  certificate: { causes: certificates, seenBy: listExpiring },
  domain: { causes: domains, seenBy: listExpiring },
  channel_failing: { causes: channels, seenBy: listChannels },
  feed_failing: { causes: feed, seenBy: getVulnerabilityFeed },
  approval: { causes: approvals, seenBy: listApprovals },
  cost_due: { causes: costs, seenBy: listCosts },
};
