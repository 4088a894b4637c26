import type { KeyFacts } from './signing.ts';

interface SiteKeyRow {
  readonly signing: string;
  readonly p256_refused_at: KeyFacts['p256RefusedAt'];
}

/**
 * Why a site whose key was just rotated has an RSA key; undefined: it has none.
 * @param since When the rotation began, ms epoch.
 */
export function whyRsa({ signing, p256_refused_at: refusedAt }: SiteKeyRow, since: number): string | undefined {
  if (signing === 'p256') return undefined;
  if (refusedAt === null) return 'An earlier attempt with an RSA key was completed. Rotate the key again to try P-256.';
  if (refusedAt >= since) {
    const cause = signing === 'rsa_library' ? 'has no OpenSSL' : 'does not verify P-256 keys';
    return `PHP of the site ${cause}, so that the site has an RSA key again. Add OpenSSL with elliptic curves to its host, and try again.`;
  }
  const day = new Date(refusedAt).toISOString().slice(0, 10);
  return `The site did not verify a P-256 key on ${day}, so that it got an RSA key. Set try_p256 to try P-256 again.`;
}
