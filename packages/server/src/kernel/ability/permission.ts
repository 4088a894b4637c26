import type { Actor } from '../actor.ts';
import { auditOrigin } from '../audit/audit.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { AnyAbility } from './ability.ts';

type Facts = Pick<AnyAbility, 'effect' | 'adminOnly' | 'own' | 'auditLog' | 'personOnly'>;

/**
 * Default deny. Users: admins may do everything; operators everything but what is admin-only; viewers may read what is
 * not admin-only and change their own account. Keys: reading needs Read (the audit log also Write, or a permission of
 * its own), everything else Write & Delete. What is for persons only is refused to every program. Source: docs/spec/basics.md#roles-and-scopes.
 * @throws AppError permission_denied or rest_insufficient_scope.
 */
export function requirePermission(actor: Actor, facts: Facts): void {
  const reads = facts.effect === 'read';
  switch (actor.kind) {
    case 'system':
      return;
    case 'key':
      if (facts.personOnly) throw programRefused();
      if (reads && actor.read && facts.auditLog === true && !actor.write && actor.auditLog !== true) {
        throw new AppError(
          'rest_insufficient_scope',
          'This key is not allowed to read the audit log. An admin can allow it in the settings of the key.',
        );
      }
      if (reads ? actor.read : actor.write) return;
      throw new AppError(
        'rest_insufficient_scope',
        `This key does not have the ${reads ? 'Read' : 'Write & Delete'} permission.`,
      );
    case 'user':
      if (facts.personOnly && actor.session === undefined) throw programRefused();
      if (actor.role === 'admin') return;
      if (actor.role === 'operator' && facts.adminOnly !== true) return;
      if (actor.role === 'viewer' && facts.adminOnly !== true && (reads || facts.own === true)) return;
      throw new AppError('permission_denied', `Your role (${actor.role}) does not allow this. Ask an admin.`);
    default:
      throw new AppError('permission_denied', 'You are not allowed to do this.');
  }
}

/** Whether the caller may. */
export function isPermitted(actor: Actor, facts: Facts): boolean {
  try {
    requirePermission(actor, facts);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function programRefused(): AppError {
  return new AppError(
    'permission_denied',
    'Only a person can do this: sign in with a browser, or use the command line.',
  );
}

/** The same; a refusal is also written to the audit log. */
export function requireAllowed(
  ctx: Pick<Ctx, 'actor' | 'client' | 'refusals'>,
  ability: Facts & Pick<AnyAbility, 'name'>,
): void {
  try {
    requirePermission(ctx.actor, ability);
  } catch (error) {
    const subject = () => `ability:${ability.name}`;
    ctx.refusals.note({ action: 'request.refused', by: auditOrigin(ctx), key: ability.name, subject });
    throw error;
  }
}
