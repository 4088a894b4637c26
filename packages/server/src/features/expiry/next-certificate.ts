import type { CertificateRow } from './certificate.store.ts';

/** A certificate that a site showed. Times in ms epoch. */
export interface SeenCertificate {
  readonly siteId: number;
  /** `host:port` */
  readonly endpoint: string;
  readonly issuer: string | null;
  readonly issuedAt: number | null;
  readonly expiresAt: number;
}

/** Instead of a threshold, and more than any: the end of an earlier certificate was told, that of this one not yet. */
const TOLD_OF_EARLIER = 1000;
/** So long after it was seen last, one of those that a site shows in turn is gone: that is some 17 looks. */
const GONE_MS = 7 * 86_400_000;

/**
 * What is known of the certificate of a site once another look has seen one, and whether that is the renewal of one whose
 * end was told. Where a load balancer has several, the one that ends first counts, as some visitors get it, until it is
 * not seen any more.
 */
export function nextCertificate(
  before: CertificateRow | undefined,
  { siteId, endpoint, issuer, issuedAt, expiresAt }: SeenCertificate,
  now: number,
): { row: CertificateRow; renewed: boolean } {
  const told = before?.told_days ?? null;
  const seen = { site_id: siteId, endpoint, issuer, issued_at: issuedAt, expires_at: expiresAt, seen_at: now };
  if (before?.endpoint === endpoint && before.expires_at === expiresAt) {
    return { row: { ...before, ...seen }, renewed: false };
  }
  const isLater = before !== undefined && expiresAt > before.expires_at;
  const renewed = isLater && told !== null;
  const told_days = isLater || told === null ? null : TOLD_OF_EARLIER;
  if (before?.endpoint !== endpoint) {
    return { row: { ...seen, told_days, other_expires_at: null, other_seen_at: null, in_turn: 0 }, renewed };
  }

  const isBack = expiresAt === before.other_expires_at;
  if (isLater && (isBack || before.in_turn === 1) && now - before.seen_at < GONE_MS) {
    return { row: { ...before, other_expires_at: expiresAt, other_seen_at: now, in_turn: 1 }, renewed: false };
  }
  const other = otherThan(expiresAt, before, now);
  const isFirst = other !== undefined && expiresAt < other.expiresAt;
  const remembered = { other_expires_at: other?.expiresAt ?? null, other_seen_at: other?.seenAt ?? null };
  const in_turn = isFirst && (isBack || before.in_turn === 1) ? 1 : 0;
  return { row: { ...seen, told_days, ...remembered, in_turn }, renewed };
}

/** The one that ends first of those that were seen within a week: it may come back. */
function otherThan(expiresAt: number, before: CertificateRow, now: number) {
  const known = [
    { expiresAt: before.expires_at, seenAt: before.seen_at },
    { expiresAt: before.other_expires_at ?? expiresAt, seenAt: before.other_seen_at ?? 0 },
  ];
  const mayComeBack = known.filter(one => one.expiresAt !== expiresAt && now - one.seenAt < GONE_MS);
  return mayComeBack.sort((a, b) => a.expiresAt - b.expiresAt)[0];
}
