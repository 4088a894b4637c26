import { KNOWN_ROLES } from '../catalogue/people.ts';
import type { UserRecord } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';

/** `users_data` of `user_action` (docs/wire/actions.md#users); the id is a text there. */
export function briefly(user: UserRecord): Record<string, unknown> {
  return { user_id: `${user.id}`, display_name: user.displayName, roles: user.role };
}

export function storedUserById(site: SimulatedSite, id: string | undefined): UserRecord | undefined {
  const hasId = (user: UserRecord) => `${user.id}` === id?.trim();
  return site.changeUsers().find(hasId) ?? site.accounts.find(hasId);
}

export function isRole(role: string): boolean {
  return KNOWN_ROLES.includes(role);
}

export function isMail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export function decodeBase64(value: string | undefined): string {
  return Buffer.from(value ?? '', 'base64').toString('utf8');
}
