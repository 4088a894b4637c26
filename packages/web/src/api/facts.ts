import { type AbilityName, FACTS } from '../generated/abilities.ts';

export interface Facts {
  readonly effect: 'read' | 'write' | 'destroy';
  readonly method: 'GET' | 'POST';
  readonly adminOnly: boolean;
  /** Touches nothing but the caller's own account. */
  readonly own: boolean;
  /** e.g. `sites`. */
  readonly category: string;
}

const EFFECTS = { r: 'read', w: 'write', d: 'destroy' } as const;

/** The facts of an ability, as generated from the server's own. */
export function factsOf(name: AbilityName): Facts {
  const [letters = '', category = ''] = FACTS[name].split(' ');
  return {
    effect: EFFECTS[letters[0] as keyof typeof EFFECTS],
    method: letters.includes('g', 1) ? 'GET' : 'POST',
    adminOnly: letters.includes('a', 1),
    own: letters.includes('o', 1),
    category,
  };
}

export type Role = 'admin' | 'operator' | 'viewer';

/**
 * Whether a role may run an ability: what the server decides too (kernel/ability/permission.ts). Used to leave out buttons
 * that would only be refused.
 */
export function can(role: Role, name: AbilityName): boolean {
  const { effect, adminOnly, own } = factsOf(name);
  if (role === 'admin' || own) return true;
  if (adminOnly) return false;
  return role === 'operator' || effect === 'read';
}
