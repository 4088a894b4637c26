import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { requirePerson } from '../user-access.ts';
import { invitationIdSchema, invitationSchema } from './invitation.schemas.ts';
import { selectInvitationById, updateRevokedRow } from './invitation.store.ts';
import { invitationView } from './invitation.views.ts';

export const revokeInvitation = ability({
  name: 'revoke-invitation-v1',
  summary: 'Revoke an invitation: its link no longer works. Whoever has used it stays a user of this dashboard.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  input: Type.Object({ invitation_id: invitationIdSchema }),
  output: invitationSchema,
  errors: ['permission_denied', 'invitation_not_found', 'invalid_state'],
}).run(async ({ invitation_id: id }, ctx) => {
  requirePerson(ctx.actor);
  return audited(ctx, async trx => {
    const now = ctx.clock.now();
    const revoked = await updateRevokedRow(trx, id, now);
    const row = await selectInvitationById(trx, id);
    if (!row) throw new AppError('invitation_not_found', `There is no invitation ${id}.`);
    if (row.accepted_at !== null) {
      throw invalidState(
        'invitation_used',
        `This invitation was used. Delete the user ${row.accepted_by} to take the access away.`,
        { user: row.accepted_by ?? '' },
      );
    }
    const audit = revoked ? [{ action: 'invitation.revoked', subject: `invitation:${id}` }] : [];
    return { result: invitationView(row, now), audit };
  });
});
