import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { forgetDevices } from './device.store.ts';
import { requireSessionUser } from './require-session-user.ts';
import { deleteSessionRow } from './session.store.ts';

export const revokeSession = ability({
  name: 'revoke-session-v1',
  summary: 'End one of your sessions, which signs that browser out. Use list-sessions-v1 to find its id.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({ session_id: Type.Integer({ minimum: 1, description: 'Id, as returned by list-sessions-v1.' }) }),
  output: Type.Object({ revoked: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['session_not_found', 'permission_denied'],
}).run(({ session_id }, ctx) => {
  const { id } = requireSessionUser(ctx.actor);
  return audited(ctx, async trx => {
    if (!(await deleteSessionRow(trx, session_id, id))) {
      throw new AppError('session_not_found', `You have no session ${session_id}. It may already have ended.`);
    }
    // The user may have lost the device, so it is no longer a known one.
    await forgetDevices(trx, id);
    const entry = { action: 'session.revoked', subject: `user:${id}`, detail: { session: session_id } };
    return { result: { revoked: true }, audit: [entry] };
  });
});
