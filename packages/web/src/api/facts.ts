import { type AbilityName, FACTS } from '../generated/abilities.ts';
import type { DASHBOARD_ROLES } from '../generated/choices.ts';

export type DashboardRole = (typeof DASHBOARD_ROLES)[number];

/**
 * Whether a role may run an ability, by the same rule as on the server (kernel/ability/permission.ts). Used to hide
 * buttons that would only be refused.
 */
export function can(role: DashboardRole, name: AbilityName): boolean {
  const { effect, adminOnly, own } = FACTS[name];
  if (role === 'admin' || own) return true;
  if (adminOnly) return false;
  return role === 'operator' || effect === 'read';
}
