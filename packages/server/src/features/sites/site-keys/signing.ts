import type { KeyObject } from 'node:crypto';
import { type KeyKind, keyKindOf } from '@sitekeeper/protocol';
import { DAY_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';

/**
 * How a site verifies what we sign. `rsa_library`: PHP has no OpenSSL, and the connector uses a library of its own.
 * `rsa_sha1`: with SHA-1, because the key is shared with a dashboard that does so.
 */
export type Signing = 'p256' | 'rsa' | 'rsa_library' | 'rsa_sha1';

/** What is known about the key of a site. */
export interface KeyFacts {
  readonly signing: Signing;
  /** The site has answered a call that was signed with it. */
  readonly proven: boolean;
  /** When the site turned out not to verify P-256 keys, ms epoch. */
  readonly p256RefusedAt: number | null;
}

/** Hosts seldom change what PHP can do, and each try makes the site accept a key that it can't verify. */
const P256_AGAIN_MS = 90 * DAY_MS;
/** A key that no call has proven yet is proven soon. */
const PROVE_AFTER_MS = 5 * MINUTE_MS;

/** Which key to create next for a site: P-256 unless the site has recently shown that it does not verify it. */
export function nextKeyKind(site: { readonly p256_refused_at: number | null } | undefined, now: number): KeyKind {
  const refusedAt = site?.p256_refused_at ?? null;
  return refusedAt !== null && refusedAt > mayTryP256Since(now) ? 'rsa' : 'p256';
}

/** Sites that refused P-256 until then may be tried again. */
export const mayTryP256Since = (now: number) => now - P256_AGAIN_MS;

/** The first guess at how a site verifies a key. */
export function signingOf(key: KeyObject): Signing {
  return keyKindOf(key) === 'rsa' ? 'rsa' : 'p256';
}

/** The columns of a site whose key is stored. */
export function siteKeyColumns({ signing, proven, p256RefusedAt }: KeyFacts, now: number) {
  const again = p256RefusedAt === null ? now : p256RefusedAt + P256_AGAIN_MS;
  const usual = signing === 'p256' ? null : again;
  return { signing, p256_refused_at: p256RefusedAt, key_due_at: proven ? usual : now + PROVE_AFTER_MS };
}
