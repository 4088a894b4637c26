import { ConnectorError } from '@sitekeeper/protocol';
import type { Registration } from '../connect/register-site.ts';

/** How another dashboard could register on a site. */
export interface OldWayIn {
  /** The texts by which the site may know it, best first. */
  readonly servers: readonly string[];
  /** Its reconnect secret. */
  readonly regverify: string | undefined;
}

/**
 * A site that holds a key and knows its dashboard by another text says so with one of two codes
 * (docs/wire/connection.md#registration).
 */
export function saysForeign(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && (error.wireCode === 'REG_ERROR2' || error.wireCode === 'REG_ERROR10');
}

/** Registers as the other dashboard would, with each of its texts until the site knows one. @throws what the last said. */
export async function overOldServers(
  { servers, regverify }: OldWayIn,
  register: (way: { server: string; regverify: string | undefined }) => Promise<Registration>,
): Promise<Registration> {
  let refused: unknown = new ConnectorError('disconnected', 'The site holds another key.');
  for (const server of servers) {
    try {
      return await register({ server, regverify });
    } catch (error) {
      if (!saysForeign(error)) throw error;
      refused = error;
    }
  }
  throw refused;
}
