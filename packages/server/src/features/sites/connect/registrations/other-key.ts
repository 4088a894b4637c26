import { importPrivateKey, isSameKey, keyObjectOf, type SigningKey } from '@sitekeeper/protocol';
import type { Services } from '../../../../kernel/context.ts';
import type { SiteConnection } from '../../../../ports/child-sites/port.ts';
import { type KnownSite, loadKnownSites } from '../../connection.ts';
import { selectRegistration } from './registration.store.ts';
import { registrationPlace } from './registration.ts';

/**
 * Another key that a connected site may have accepted since it was read: the one that is being sent as a replacement,
 * or the one stored in the meantime. Undefined if there is none.
 */
export async function otherKeyOf(
  services: Services,
  { row, connection }: KnownSite,
): Promise<SiteConnection | undefined> {
  if (!connection) return undefined;
  const privateKey = keyObjectOf(connection.privateKey);
  const open = await selectRegistration(services, registrationPlace(row.id));
  const sent = open?.wish === 'rotate' && importPrivateKey(Buffer.from(open.secrets.privateKey, 'base64'));
  if (sent && !isSameKey(sent, privateKey)) return withKey(connection, sent);
  const [now] = await loadKnownSites(services, [row.id]);
  const stored = now?.connection;
  if (!stored || isSameKey(keyObjectOf(stored.privateKey), privateKey)) return undefined;
  return withKey(connection, stored.privateKey, stored);
}

type How = Pick<SiteConnection, 'forLibrary' | 'sha1'>;

function withKey(connection: SiteConnection, privateKey: SigningKey, { forLibrary, sha1 }: How = {}): SiteConnection {
  const { url, verifyTls, httpAuth, user, server } = connection;
  return { url, verifyTls, ...(httpAuth ? { httpAuth } : {}), user, server, privateKey, forLibrary, sha1 };
}
