import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Role } from '../../../kernel/context.ts';

export const INVITATION_STATES = ['pending', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_MAIL_STATES = ['none', 'waiting', 'sent', 'failed'] as const;
export type InvitationMailState = (typeof INVITATION_MAIL_STATES)[number];

export const STANDARD_DAYS = 7;
export const MOST_DAYS = 30;

const RIGHTS: Readonly<Record<Role, number>> = { viewer: 0, operator: 1, admin: 2 };

/** 256 random bits: nobody guesses it, so a plain hash of it is enough. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

export function invitationTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The part after # never leaves the browser: no proxy and no log sees the secret. */
export function invitationLink(origin: string, token: string): string {
  return `${origin.replace(/\/+$/, '')}/invitation#${token}`;
}

/** Nobody gives what they don't have. */
export function mayInvite(actor: Actor, role: Role): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'user' && actor.role === 'admin' && RIGHTS[role] <= RIGHTS[actor.role];
}

interface Dates {
  readonly accepted_at: number | null;
  readonly revoked_at: number | null;
  readonly expires_at: number;
  readonly invited_by_id: number | null;
  /** What the inviting user is now; null: no longer a user. */
  readonly inviter_role: string | null;
}

/** An invitation is good only as long as whoever sent it may still invite. */
export function invitationState(row: Dates, now: number): InvitationState {
  if (row.accepted_at !== null) return 'accepted';
  if (row.revoked_at !== null) return 'revoked';
  if (row.expires_at <= now) return 'expired';
  return row.invited_by_id !== null && row.inviter_role !== 'admin' ? 'revoked' : 'pending';
}

interface Mail {
  readonly mail_state: string;
  readonly mail_sealed: string | null;
  readonly mail_attempts: number;
}

/** Earlier releases left the mail of an ended invitation waiting; without its link it is never sent. */
export function invitationMailState({ mail_state, mail_sealed, mail_attempts }: Mail): InvitationMailState {
  if (mail_state !== 'waiting' || mail_sealed !== null) return mail_state as InvitationMailState;
  return mail_attempts > 0 ? 'failed' : 'none';
}
