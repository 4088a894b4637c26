import type { AnyAbility } from './ability.ts';
import { auditOrigin } from './audit.ts';
import type { Actor, Ctx } from './context.ts';
import { AppError } from './errors.ts';

/**
 * Default deny. Users: admin everything; operator all but admin-only; viewer reads that are not admin-only, and writes to the
 * own account.
 * Keys: reads need Read, all else Write & Delete. Source: decisions.md §2, authentication and roles.
 * @throws AppError permission_denied or rest_insufficient_scope.
 */
export function demandPermission(actor: Actor, facts: Pick<AnyAbility, 'effect' | 'adminOnly' | 'own'>): void {
  const reads = facts.effect === 'read';
  switch (actor.kind) {
    case 'system':
      return;
    case 'key':
      if (reads ? actor.read : actor.write) return;
      throw new AppError(
        'rest_insufficient_scope',
        `This key may not do that: it lacks the ${reads ? 'Read' : 'Write & Delete'} permission.`,
      );
    case 'user':
      if (actor.role === 'admin') return;
      if (actor.role === 'operator' && facts.adminOnly !== true) return;
      if (actor.role === 'viewer' && facts.adminOnly !== true && (reads || facts.own === true)) return;
      throw new AppError('permission_denied', `Your role (${actor.role}) may not do that. Ask an admin.`);
    default:
      throw new AppError('permission_denied', 'You may not do that.');
  }
}

/** The same, and a caller who asks for more than is allowed has a row in the audit log. */
export function demandAllowed(
  ctx: Pick<Ctx, 'actor' | 'client' | 'refusals'>,
  ability: Pick<AnyAbility, 'name' | 'effect' | 'adminOnly' | 'own'>,
): void {
  try {
    demandPermission(ctx.actor, ability);
  } catch (error) {
    const subject = () => `ability:${ability.name}`;
    ctx.refusals.note({ action: 'request.refused', by: auditOrigin(ctx), key: ability.name, subject });
    throw error;
  }
}
