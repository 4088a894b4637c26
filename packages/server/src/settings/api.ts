import { flag, integer, matching, textSetting } from './setting-kinds.ts';

/** Addresses and limits of the API and the dashboard. */
export const API_SETTINGS = {
  restRoot: textSetting(
    'api.rest_root',
    'SITEKEEPER_REST_ROOT',
    '/wp-json',
    'Base path of the API.',
    matching(/^(?:\/(?!\.\.?(?:\/|$))[\w.-]+)+$/, 'a path such as /wp-json'),
  ),
  namespace: textSetting(
    'api.namespace',
    'SITEKEEPER_API_NAMESPACE',
    'svc',
    'Namespace in ability names, paths and error codes.',
    matching(/^[a-z][a-z0-9-]*$/, 'a word of lower-case letters, digits and hyphens'),
  ),
  failedLoginsPerMinute: integer(
    'api.failed_logins_per_minute',
    'SITEKEEPER_FAILED_LOGINS_PER_MINUTE',
    10,
    1,
    'Failed sign-ins per address and minute before further attempts are refused. Limits per name and per known browser are derived from it.',
  ),
  sessionIdleHours: integer(
    'web.session_idle_hours',
    'SITEKEEPER_WEB_SESSION_IDLE_HOURS',
    12,
    1,
    'Hours without a request after which a browser has to sign in again.',
    720,
  ),
  streams: integer(
    'web.streams',
    'SITEKEEPER_WEB_STREAMS',
    300,
    1,
    'Maximum number of open pages with live updates. A browser may have 10 of them, a user 30.',
    100_000,
  ),
  requestsPerMinute: integer(
    'api.requests_per_minute',
    'SITEKEEPER_REQUESTS_PER_MINUTE',
    600,
    0,
    'Requests per minute for each API key, application password and signed-in browser, over all processes; 0 means no limit.',
  ),
  v1QueryCredentials: flag(
    'api.v1.query_credentials',
    'SITEKEEPER_API_V1_QUERY_CREDENTIALS',
    false,
    'Accept consumer_key and consumer_secret in v1 URLs, which proxies and logs may record.',
  ),
  mainwpApi: flag(
    'api.mainwp',
    'SITEKEEPER_MAINWP_API',
    false,
    'Answer programs written for MainWP, under /wp-json/mainwp and with abilities named mainwp/….',
  ),
  // What follows `api.` is the name that the specification gives: docs/spec/rest-v2.md#batch.
  batchItemsLimit: integer(
    'api.svc_rest_batch_items_limit',
    'SITEKEEPER_BATCH_ITEMS_LIMIT',
    100,
    1,
    'Maximum number of items in one batch request, over all its lists.',
  ),
} as const;
