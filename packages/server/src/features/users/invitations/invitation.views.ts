import type { Role } from '../../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { InvitationRow } from './invitation.store.ts';
import { invitationMailState, invitationState } from './invitation.ts';

export function invitationView(row: InvitationRow, now: number) {
  return {
    id: row.id,
    role: row.role as Role,
    name: row.name,
    email: row.email,
    state: invitationState(row, now),
    mail: invitationMailState(row),
    mail_problem: row.mail_problem,
    invited_by: row.invited_by,
    created: isoInstant(row.created_at),
    expires: isoInstant(row.expires_at),
    accepted: isoInstantOrNull(row.accepted_at),
    accepted_by: row.accepted_by,
  };
}
