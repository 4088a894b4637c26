import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { connectionCause, connectorCause, searchEnginesCause, syncCause, uptimeCause } from '../causes.ts';
import { message, text, whole } from './data-fields.ts';
import { eventType } from './event-type.ts';
import { sitePage, uptimePage } from './pages.ts';

const host = textOrNull('Address that the name of the site resolves to; null if unknown.');
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
    opens: uptimeCause,
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
    closes: uptimeCause,
    together: atHost,
    page: sitePage('uptime', '/uptime?view=incidents'),
  }),
  'site.unwatched': eventType({
    summary:
      'A site that was down is not watched any more: it was suspended or disconnected, or its monitor or all checks were switched off. Rules do not tell it.',
    severity: 'info',
    data: Type.Object({
      url: text('Address that was checked.'),
      down_since: text('When it went down, ISO 8601 UTC.'),
    }),
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
    opens: connectionCause,
    page: sitePage('details', '/sites?health=disconnected'),
  }),
  'site.reconnected': eventType({
    summary: 'A disconnected site is connected again.',
    severity: 'info',
    data: Type.Object({}),
    closes: connectionCause,
    page: sitePage('details', '/sites'),
  }),
  'site.sync_failing': eventType({
    summary: 'Several syncs of a site have failed in a row.',
    severity: 'medium',
    data: Type.Object({
      failures: whole('Syncs that failed in a row.'),
      error_code: text('Error code of the last one.'),
      cause: textOrNull('What it follows from, as in the record of the site; null if the site was not asked.'),
      message,
      last_sync_at: textOrNull('When it was last synced, ISO 8601 UTC; null if never.'),
    }),
    opens: syncCause,
    page: sitePage('details', '/sites?health=sync_failing'),
  }),
  'site.sync_recovered': eventType({
    summary: 'A site whose syncs kept failing was synced.',
    severity: 'info',
    data: Type.Object({ failures: whole('Syncs that had failed in a row.') }),
    closes: syncCause,
    page: sitePage('details', '/sites'),
  }),
  'site.search_engines_blocked': eventType({
    summary: 'A site asks search engines not to index it.',
    severity: 'medium',
    data: Type.Object({}),
    opens: searchEnginesCause,
    page: sitePage('details', '/sites?condition=search_engines_blocked'),
  }),
  'site.search_engines_allowed': eventType({
    summary: 'A site that blocked search engines allows them again.',
    severity: 'info',
    data: Type.Object({}),
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
    opens: connectorCause,
    page: sitePage('plugins', '/sites?condition=connector_outdated'),
  }),
  'site.connector_updated': eventType({
    summary: 'The connector of a site is up to date again.',
    severity: 'info',
    data: Type.Object({ version: text('Version of the connector on the site.') }),
    closes: connectorCause,
    page: sitePage('plugins', '/sites'),
  }),
} as const;
