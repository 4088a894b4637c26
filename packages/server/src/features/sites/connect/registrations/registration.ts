/**
 * What is to become of a registration once the site answers to its key. `connect`: add the site, or connect it again;
 * `rotate`: put the key in the place of the one that the site has, which is connected; `keep`: only keep the key, the site was disconnected or suspended meanwhile; `forget`: unlink it, nobody wants it.
 */
export type Wish = 'connect' | 'rotate' | 'keep' | 'forget';

/** What was asked for, without anything secret. */
export interface RegistrationRequest {
  readonly url: string;
  readonly admin: string;
  readonly verifyTls: boolean;
  /** Who asked, as the audit log names actors. */
  readonly requestedBy: string;
  /** Of a site that is to be added. */
  readonly name?: string | undefined;
  readonly client_id?: number | undefined;
  readonly tags?: readonly number[] | undefined;
}

/** What is kept sealed. */
export interface RegistrationSecrets {
  /** PKCS#8 DER, base64. */
  readonly privateKey: string;
  readonly server: string;
  readonly regverify?: string | undefined;
  readonly uniqueId?: string | undefined;
  /** When the site turned out not to verify P-256 keys: this one is its RSA key. */
  readonly p256RefusedAt?: number | null | undefined;
  readonly httpAuth?: { readonly user: string; readonly password: string } | undefined;
}

/** A registration that was sent, or is about to be, and whose outcome is not known. */
export interface OpenRegistration {
  /** Name of the lease under which it is worked on. */
  readonly place: string;
  /** The stored site that is to get the key; undefined for one that is to be added. */
  readonly siteId: number | undefined;
  readonly wish: Wish;
  readonly request: RegistrationRequest;
  readonly secrets: RegistrationSecrets;
  /** When it was sent last, ms epoch. */
  readonly sentAt: number;
  /** How often the site was asked in vain. */
  readonly looks: number;
}

/** Where the key of a stored site is kept until it is known whether the site took it; the lease of the site as well. */
export const registrationPlace = (siteId: number) => `site:${siteId}`;

const MINUTE = 60_000;
/** No site is at work on a registration for longer. */
const AT_WORK_MS = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const KEPT_MS = 30 * DAY;

/**
 * `not_ours`: the site doesn't know the key. `unverified`: it may hold the key and be unable to verify it. `shut`: it
 * answers, without a connector. `silent`: it doesn't answer.
 */
export type InVain = 'not_ours' | 'unverified' | 'shut' | 'silent';

/** What follows when the key did not open the site. @returns 'drop', or when to look again, ms epoch. */
export function afterLook(
  found: InVain,
  { wish, sentAt, looks }: Pick<OpenRegistration, 'wish' | 'sentAt' | 'looks'>,
  now: number,
): 'drop' | number {
  if (now - sentAt > (found === 'shut' ? DAY : KEPT_MS)) return 'drop';
  if (found === 'not_ours' && (wish === 'forget' || now - sentAt > AT_WORK_MS)) return 'drop';
  return now + Math.min(60, 2 ** Math.min(looks, 6)) * MINUTE;
}
