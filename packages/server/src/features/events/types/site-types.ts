import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { connectionCause, connectorCause, searchEnginesCause, syncCause, uptimeCause } from '../causes.ts';
import { message, text, whole } from './data-fields.ts';
import { eventType } from './event-type.ts';
import { sitePage, uptimePage } from './pages.ts';

const host = textOrNull('Address that the name of the site resolves to; null if unknown.');
const onHost = (data: { host: string | null }) => (data.host === null ? '' : ` on ${data.host}`);
const atHost = (data: { host: string | null }) => (data.host === null ? '' : `host:${data.host}`);

/** About sites: whether they answer, and what they report of themselves. */
export const SITE_EVENTS = {
  'site.down': eventType({
    summary: 'A site does not answer as it should, and a second check has confirmed that.',
    severity: 'critical',
    data: Type.Object({
      url: text('Address that was checked.'),
      host,
      reason: text('Code of the reason, such as timeout or wrong_status.'),
      message,
      http_status: wholeOrNull('Status that the site answered with; null if it gave no answer.'),
      down_since: text('When the first of the failed checks was made, ISO 8601 UTC.'),
    }),
    title: (_data, site) => `${site} is down`,
    text: data => `${data.message} Checked address: ${data.url}`,
    opens: uptimeCause,
    titleOfMany: (count, data) => `${count} sites${onHost(data)} are down`,
    together: atHost,
    page: uptimePage,
  }),
  'site.up': eventType({
    summary: 'A site that was down answers again.',
    severity: 'info',
    data: Type.Object({
      url: text('Address that was checked.'),
      host,
      down_since: text('When it went down, ISO 8601 UTC.'),
      down_seconds: whole('How long it was down.'),
    }),
    title: (_data, site) => `${site} is up again`,
    text: data => `It was down for ${duration(data.down_seconds)}. Checked address: ${data.url}`,
    closes: uptimeCause,
    titleOfMany: (count, data) => `${count} sites${onHost(data)} are up again`,
    together: atHost,
    page: sitePage('uptime', '/uptime?view=incidents'),
  }),
  'site.unwatched': eventType({
    summary: 'A site that was down is not watched any more: it was suspended or disconnected. Rules do not tell it.',
    severity: 'info',
    data: Type.Object({
      url: text('Address that was checked.'),
      down_since: text('When it went down, ISO 8601 UTC.'),
    }),
    title: (_data, site) => `${site} is not watched any more`,
    text: () => 'It was down when it was suspended or disconnected. Whether it answers is not known.',
    closes: uptimeCause,
    untold: true,
    page: sitePage('uptime', '/uptime?view=incidents'),
  }),
  'site.disconnected': eventType({
    summary: 'A site no longer accepts this server, or its connector is gone.',
    severity: 'high',
    data: Type.Object({
      reason: text('Why: refused or missing_connector.'),
      message,
    }),
    title: (_data, site) => `${site} is disconnected`,
    text: data => `${data.message} Reconnect the site to sync and update it again.`,
    opens: connectionCause,
    titleOfMany: count => `${count} sites are disconnected`,
    page: sitePage('details', '/sites?health=disconnected'),
  }),
  'site.reconnected': eventType({
    summary: 'A disconnected site is connected again.',
    severity: 'info',
    data: Type.Object({}),
    title: (_data, site) => `${site} is connected again`,
    text: () => 'It is synced and updated as before.',
    closes: connectionCause,
    titleOfMany: count => `${count} sites are connected again`,
    page: sitePage('details', '/sites'),
  }),
  'site.sync_failing': eventType({
    summary: 'Several syncs of a site have failed in a row.',
    severity: 'medium',
    data: Type.Object({
      failures: whole('Syncs that failed in a row.'),
      error_code: text('Error code of the last one.'),
      message,
      last_sync_at: textOrNull('When it was last synced, ISO 8601 UTC; null if never.'),
    }),
    title: (_data, site) => `${site} cannot be synced`,
    text: data => `${counted(data.failures, 'sync', 'syncs')} in a row failed. ${data.message}`,
    opens: syncCause,
    titleOfMany: count => `${count} sites cannot be synced`,
    page: sitePage('details', '/sites?health=sync_failing'),
  }),
  'site.sync_recovered': eventType({
    summary: 'A site whose syncs kept failing was synced.',
    severity: 'info',
    data: Type.Object({ failures: whole('Syncs that had failed in a row.') }),
    title: (_data, site) => `${site} is synced again`,
    text: data => `${counted(data.failures, 'sync', 'syncs')} in a row had failed before.`,
    closes: syncCause,
    titleOfMany: count => `${count} sites are synced again`,
    page: sitePage('details', '/sites'),
  }),
  'site.search_engines_blocked': eventType({
    summary: 'A site asks search engines not to index it.',
    severity: 'medium',
    data: Type.Object({}),
    title: (_data, site) => `${site} blocks search engines`,
    text: () => 'The setting "Discourage search engines from indexing this site" of WordPress is on.',
    opens: searchEnginesCause,
    page: sitePage('details', '/sites?condition=search_engines_blocked'),
  }),
  'site.search_engines_allowed': eventType({
    summary: 'A site that blocked search engines allows them again.',
    severity: 'info',
    data: Type.Object({}),
    title: (_data, site) => `${site} allows search engines again`,
    text: () => 'Search engines may index the site.',
    closes: searchEnginesCause,
    page: sitePage('details', '/sites'),
  }),
  'site.connector_outdated': eventType({
    summary: 'The connector of a site is older than it should be.',
    severity: 'low',
    data: Type.Object({
      version: text('Version of the connector on the site.'),
      wanted: text('Version that it should have at least.'),
    }),
    title: (_data, site) => `${site} has an outdated connector`,
    text: data => `Its connector is version ${data.version}. Update it to ${data.wanted} or later.`,
    opens: connectorCause,
    page: sitePage('plugins', '/sites?condition=connector_outdated'),
  }),
  'site.connector_updated': eventType({
    summary: 'The connector of a site is up to date again.',
    severity: 'info',
    data: Type.Object({ version: text('Version of the connector on the site.') }),
    title: (_data, site) => `${site} has an up-to-date connector`,
    text: data => `Its connector is version ${data.version}.`,
    closes: connectorCause,
    page: sitePage('plugins', '/sites'),
  }),
} as const;

/** `45 seconds`, `12 minutes`, `3 hours 5 minutes`, `2 days 4 hours`: the two largest units. */
export function duration(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return joined(counted(hours, 'hour'), minutes % 60, 'minute');
  return joined(counted(Math.floor(hours / 24), 'day'), hours % 24, 'hour');
}

const joined = (first: string, rest: number, unit: string) => (rest === 0 ? first : `${first} ${counted(rest, unit)}`);
