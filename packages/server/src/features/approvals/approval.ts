import { createHash } from 'node:crypto';

/** pending → rejected | expired | running; running → done | failed | unknown. None of them ever goes back. */
export const APPROVAL_STATUSES = ['pending', 'running', 'done', 'failed', 'unknown', 'rejected', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

interface Times {
  readonly status: string;
  readonly expires_at: number;
  readonly lease_until: number | null;
}

/** Time ends what is open, whether or not somebody has written it down already. */
export function approvalStatusAt({ status, expires_at, lease_until }: Times, now: number): ApprovalStatus {
  if (status === 'pending' && expires_at <= now) return 'expired';
  if (status === 'running' && (lease_until ?? 0) <= now) return 'unknown';
  return status as ApprovalStatus;
}

/** The input as it is kept and run. Its members have one order, so that the same call gives the same text. */
export function inputText(input: object): string {
  return JSON.stringify(inOrder(input));
}

export function inputDigestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}
