import type { EventTarget } from './types/event-type.ts';

/*
 * Keys of causes. An event that opens a cause and the one that closes it have the same key, so they are made here only.
 * Keys are stored: changing one would leave open alarms without an end.
 */
const ofSite = (what: string, { siteId }: EventTarget) => `${what}:site:${siteId ?? 0}`;

export const uptimeCause = (target: EventTarget) => ofSite('uptime', target);
export const connectionCause = (target: EventTarget) => ofSite('connection', target);
export const syncCause = (target: EventTarget) => ofSite('sync', target);
export const searchEnginesCause = (target: EventTarget) => ofSite('search-engines', target);
export const connectorCause = (target: EventTarget) => ofSite('connector', target);
/** @param software php or wordpress */
export const supportCause = (target: EventTarget, software: string) => ofSite(`support:${software}`, target);
export const certificateCause = (target: EventTarget) => ofSite('certificate', target);
export const domainCause = (target: EventTarget, domain: string) => ofSite(`domain:${domain}`, target);
export const vulnerabilityCause = (target: EventTarget, { vulnerability_id, slug }: VulnerableItem) =>
  ofSite(`vulnerability:${vulnerability_id}:${slug}`, target);
export const filesCause = (target: EventTarget, { component, slug }: ItemWithFiles) =>
  ofSite(`files:${component}:${slug}`, target);
/** As the inbox names it. */
export const brokenCause = ({ siteId }: EventTarget) => `update:site:${siteId ?? 0}`;
export const runCause = (runId: string) => `run:${runId}`;
export const feedCause = (feed: string) => `feed:${feed}`;
export const channelCause = (channelId: number) => `channel:${channelId}`;
export const OUTBOUND_CAUSE = 'outbound';

interface ItemWithFiles {
  readonly component: string;
  readonly slug: string;
}

interface VulnerableItem {
  readonly vulnerability_id: string;
  readonly slug: string;
}
