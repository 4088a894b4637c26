import { flag, HOST_NAMES, integer, NETWORKS, PUBLIC_ADDRESS, textSetting } from './setting-kinds.ts';

/** How the server is reached, and what it bears. */
export const SERVER_SETTINGS = {
  host: textSetting('server.host', 'SITEKEEPER_HOST', '127.0.0.1', 'Address to listen on.'),
  port: integer('server.port', 'SITEKEEPER_PORT', 8080, 0, 'Port to listen on; 0 picks a free one.', 65_535),
  baseUrl: textSetting(
    'server.base_url',
    'SITEKEEPER_BASE_URL',
    '',
    'Public address of this server, used in links. Empty: taken from each request.',
    PUBLIC_ADDRESS,
  ),
  allowedHosts: textSetting(
    'server.allowed_hosts',
    'SITEKEEPER_ALLOWED_HOSTS',
    '',
    'Further host names under which the server may be reached, besides that of the public address, separated by commas.',
    HOST_NAMES,
  ),
  allowHttp: flag(
    'server.allow_http',
    'SITEKEEPER_ALLOW_HTTP',
    false,
    'Accept credentials over plain HTTP from other machines.',
  ),
  trustProxy: textSetting(
    'server.trust_proxy',
    'SITEKEEPER_TRUST_PROXY',
    '',
    'Addresses or networks of TLS-terminating proxies whose X-Forwarded headers are trusted, separated by commas.',
    NETWORKS,
  ),
  connections: integer(
    'server.connections',
    'SITEKEEPER_CONNECTIONS',
    1000,
    10,
    'Maximum number of open connections, and of requests in progress.',
    100_000,
  ),
  connectionsPerAddress: integer(
    'server.connections_per_address',
    'SITEKEEPER_CONNECTIONS_PER_ADDRESS',
    100,
    1,
    'The same per client address. Behind a trusted proxy only requests in progress are counted; clients on this machine are not limited.',
    100_000,
  ),
  requestSeconds: integer(
    'server.request_seconds',
    'SITEKEEPER_REQUEST_SECONDS',
    60,
    1,
    'Seconds within which a request body must arrive, and within which a client must read part of an answer. A quarter of it applies to headers and to requests without credentials.',
    3600,
  ),
  bodyMebibytes: integer(
    'server.body_mebibytes',
    'SITEKEEPER_BODY_MEBIBYTES',
    64,
    1,
    'Memory for request bodies, in MiB. One caller may use a quarter of it; all callers without credentials share an eighth.',
    65_536,
  ),
  stopSeconds: integer(
    'server.stop_seconds',
    'SITEKEEPER_STOP_SECONDS',
    20,
    0,
    'Seconds that requests in progress have to finish when the server stops; 0 cuts them off.',
    3600,
  ),
} as const;
