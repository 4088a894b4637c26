import {
  ConnectorError,
  exportPrivateKey,
  type RegisterReply,
  register,
  type SiteKeyPair,
  type StatsArgs,
} from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { SecretName } from '../connection.ts';
import { siteKey } from '../site.ts';
import { type KeyFacts, signingOf } from '../site-keys/signing.ts';

export interface Registration {
  readonly reply: RegisterReply;
  /** The final address of the site. */
  readonly url: string;
  /** What is known about its key. */
  readonly key: KeyFacts;
  /** Another dashboard uses the key, too. */
  readonly shared?: boolean | undefined;
  /** The secrets to store, sealed. */
  readonly secrets: Partial<Record<SecretName, string | Uint8Array>> & { readonly private_key: Uint8Array };
}

export interface RegistrationCredentials {
  readonly user: string;
  /** The text by which the site knows whoever registers. */
  readonly server: string;
  /** The text by which it is to know us from the next call on, if that is another one. */
  readonly nextServer?: string | undefined;
  readonly uniqueId: string;
  /** Used once, never stored. */
  readonly password?: string | undefined;
  readonly regverify?: string | undefined;
}

/**
 * Registers this dashboard on a site; the reply contains a first sync. Whether the site verifies the key is not known
 * yet.
 * @param keys Already stored: a site that accepts a key which nobody holds is lost. See register-safely.ts.
 * @throws ConnectorError with the connector's code as `wireCode`.
 */
export async function registerSite(
  services: Services,
  site: SiteAddress,
  credentials: RegistrationCredentials,
  keys: SiteKeyPair,
  sync: StatsArgs,
): Promise<Registration> {
  const { nextServer, ...sent } = credentials;
  const args = { ...sent, publicPem: keys.publicPem, sync };
  const attempt = (literalQuotes: boolean) =>
    services.childSites.callUnsigned(site, credentials.user, register, { ...args, literalQuotes });
  const { value: reply, url } = await attempt(false).catch(error => {
    // WordPress stores passwords with quotes in one of two forms; the other one is worth a second try
    // (docs/wire/connection.md#registration).
    const quoted = /['"]/.test(credentials.password ?? '');
    if (quoted && error instanceof ConnectorError && error.wireCode === 'REG_ERROR7') return attempt(true);
    throw error;
  });
  const regverify = reply.regverify ?? credentials.regverify;
  return {
    reply,
    url: adoptWww(url, reply.report.siteUrl),
    key: { signing: signingOf(keys.privateKey), proven: false, p256RefusedAt: null },
    secrets: {
      private_key: exportPrivateKey(keys.privateKey),
      server: nextServer ?? credentials.server,
      ...(regverify === undefined ? {} : { regverify }),
      ...(reply.uniqueId === '' ? {} : { unique_id: reply.uniqueId }),
    },
  };
}

/** The address that the site reports counts only if it differs by a leading `www.`. */
export function adoptWww(url: string, siteUrl: string | undefined): string {
  const own = URL.parse(siteUrl ?? '');
  if (own === null || siteKey(own.href) !== siteKey(url)) return url;
  const adopted = new URL(url);
  adopted.hostname = own.hostname;
  return adopted.href;
}
