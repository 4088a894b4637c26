import { UnreadableImport } from '../dump/old-tables.ts';

/** Where a database is, and who reads it. */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Path of a socket on this machine, instead of host and port. */
  readonly socketPath?: string;
  /** Over TLS, with a certificate that is checked. */
  readonly tls: boolean;
}

/**
 * Reads `mysql://user:password@host:port/database`, with `?socket=/path` and `?tls=on`.
 * @throws UnreadableImport that repeats nothing of it.
 */
export function databaseAddressOf(text: string): DatabaseAddress {
  const url = URL.parse(text);
  if (url === null || !/^(?:mysql|mariadb):$/.test(url.protocol)) throw notAnAddress();
  const path = url.pathname.slice(1);
  // Signs of a password with special characters as they are.
  if (path === '' || /[/@]/.test(path) || url.hash !== '' || url.username === '') throw notAnAddress();
  for (const [name, value] of url.searchParams) {
    // What is misspelled must not mean "without TLS".
    if (name !== 'socket' && !(name === 'tls' && /^(?:on|off)$/.test(value))) throw unknownOption();
  }
  const socketPath = url.searchParams.get('socket');
  return {
    host: url.hostname.replace(/^\[|\]$/g, '') || 'localhost',
    port: url.port === '' ? 3306 : Number(url.port),
    user: decoded(url.username),
    password: decoded(url.password),
    database: decoded(path),
    ...(socketPath === null ? undefined : { socketPath }),
    tls: url.searchParams.get('tls') === 'on',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw notAnAddress();
  }
}

const notAnAddress = () =>
  new UnreadableImport(
    'The address of the database must be mysql://user:password@host:port/database. Write special characters of the password percent-encoded, such as %40 for @.',
  );

const unknownOption = () =>
  new UnreadableImport('After the ? of the address of the database, write tls=on, tls=off or socket=/path only.');
