import type { EventTarget } from './event-type.ts';

/** Path of a page of the dashboard, of the event of one site or of the events of many. */
export type PageOf = (target: EventTarget) => string;

/** A part of the page of the site; a list of sites where the event is told together with those of others. */
export const sitePage =
  (tab: string, ofMany: string): PageOf =>
  ({ siteId }) =>
    siteId === undefined ? ofMany : `/sites/${siteId}?tab=${tab}`;

export const uptimePage = sitePage('uptime', '/uptime?status=down');
export const runPage = (runId: string) => `/updates/runs/${encodeURIComponent(runId)}`;
export const vulnerabilityPage = (id: string) => `/vulnerabilities/${encodeURIComponent(id)}`;
export const channelPage = (id: number) => `/notifications?view=deliveries&channel=${id}`;
export const alteredFilesPage = sitePage('security', '/security?view=files');
