import type { InboxKind } from '../inbox-kind.ts';
import { alteredFilesDetails } from './altered-files-details.store.ts';
import type { ItemDetails } from './detail.ts';
import { certificateDetails, domainDetails } from './expiry-details.store.ts';
import { failedDetails } from './failed-details.store.ts';
import { approvalDetails, channelDetails, costDetails, feedDetails, outboundDetails } from './server-details.store.ts';
import { siteDetails } from './site-details.store.ts';
import { brokenDetails, haltedDetails } from './update-details.store.ts';
import { vulnerabilityDetails } from './vulnerability-details.store.ts';

/** What is said of the items of each kind. */
export const DETAILS: Readonly<Record<InboxKind, ItemDetails>> = {
  outbound_broken: outboundDetails,
  site_down: siteDetails,
  site_broken: brokenDetails,
  run_halted: haltedDetails,
  run_failed: failedDetails,
  site_disconnected: siteDetails,
  sync_failing: siteDetails,
  files_altered: alteredFilesDetails,
  vulnerability: vulnerabilityDetails,
  certificate: certificateDetails,
  domain: domainDetails,
  channel_failing: channelDetails,
  feed_failing: feedDetails,
  approval: approvalDetails,
  cost_due: costDetails,
};
