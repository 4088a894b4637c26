import { DAY_MS, MINUTE_MS } from '../../../../kernel/time/durations.ts';
/**
 * What to do with a registration once the site accepts its key. `connect`: add the site, or reconnect it; `rotate`:
 * replace the key of the connected site; `keep`: only keep the key, because the site was disconnected or suspended in
 * the meantime; `forget`: unlink it, nobody needs it.
 */
export type Wish = 'connect' | 'rotate' | 'keep' | 'forget';

/** The requested settings, without secrets. */
export interface RegistrationRequest {
  readonly url: string;
  readonly admin: string;
  readonly verifyTls: boolean;
  /** The actor, as named in the audit log. */
  readonly requestedBy: string;
  /** The key is that of another dashboard, which uses it as well. */
  readonly shared?: boolean | undefined;
  /** For a new site. */
  readonly name?: string | undefined;
  readonly client_id?: number | undefined;
  readonly tags?: readonly number[] | undefined;
  /** Reserved for the new site. */
  readonly id?: number | undefined;
  /** For a site that is reconnected: whoever has disconnected it later wins. */
  readonly since?: number | undefined;
}

/** The sealed part. */
export interface RegistrationSecrets {
  /** PKCS#8 DER, base64. */
  readonly privateKey: string;
  readonly server: string;
  readonly nextServer?: string | undefined;
  readonly regverify?: string | undefined;
  readonly uniqueId?: string | undefined;
  /** When the site turned out not to verify P-256 keys: then this is its RSA key. */
  readonly p256RefusedAt?: number | null | undefined;
  readonly httpAuth?: { readonly user: string; readonly password: string } | undefined;
}

/** A registration that was sent, or is about to be, with an unknown outcome. */
export interface OpenRegistration {
  /** Name of its lease. */
  readonly place: string;
  /** The stored site that gets the key; undefined for a new one. */
  readonly siteId: number | undefined;
  readonly wish: Wish;
  readonly request: RegistrationRequest;
  readonly secrets: RegistrationSecrets;
  /** When it was sent last, ms epoch; later, if its site was left alone until then. */
  readonly sentAt: number;
  /** How often the site was checked in vain. */
  readonly looks: number;
}

/**
 * The place where the key of a stored site is kept until it is known whether the site accepted it; also the lease of
 * the site.
 */
export const registrationPlace = (siteId: number) => `site:${siteId}`;

/** No site works on a registration for longer. */
const AT_WORK_MS = 15 * MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;

/**
 * `not_ours`: the site doesn't know the key. `unverified`: it may hold the key and be unable to verify it. `shut`: it
 * answers, without a connector. `silent`: it doesn't answer.
 */
export type InVain = 'not_ours' | 'unverified' | 'shut' | 'silent';

/** What to do if the site did not accept the key. @returns 'drop', or the time of the next check, ms epoch. */
export function afterLook(
  found: InVain,
  { wish, sentAt, looks }: Pick<OpenRegistration, 'wish' | 'sentAt' | 'looks'>,
  now: number,
): 'drop' | number {
  if (now - sentAt > (found === 'shut' ? DAY_MS : KEPT_MS)) return 'drop';
  if (found === 'not_ours' && (wish === 'forget' || now - sentAt > AT_WORK_MS)) return 'drop';
  return now + Math.min(60, 2 ** Math.min(looks, 6)) * MINUTE_MS;
}
