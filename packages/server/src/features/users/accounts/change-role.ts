import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { actorName, type Ctx, type Role } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { setRole, type UserRow } from '../user.store.ts';

/** Gives a user another role, which is told. @returns what to log; nothing if the user has it already. */
export async function changeRole(
  trx: Trx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  user: Pick<UserRow, 'id' | 'name' | 'role'>,
  role: Role,
): Promise<AuditEntry[]> {
  if (user.role === role) return [];
  await setRole(trx, user.id, role);
  const detail = { name: user.name, from: user.role, to: role };
  const told = { user_id: user.id, ...detail, by: actorName(ctx.actor) };
  await emitEvents(trx, [{ type: 'user.role_changed', data: told }], new Date(ctx.clock.now()));
  return [{ action: 'user.role_changed', subject: `user:${user.id}`, detail }];
}
