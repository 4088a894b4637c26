import type { KEY_PERMISSIONS } from '../../generated/choices.ts';
import { named } from '../../texts/named.ts';

export type KeyPermissionChoice = (typeof KEY_PERMISSIONS)[number];

export const PERMISSION_NAMES = named<KeyPermissionChoice>({
  read: 'api-access.permission.read',
  write: 'api-access.permission.write',
});

/** In the time zone of the viewer; '' for null. */
export function lastDayOf(instant: string | null): string {
  if (instant === null) return '';
  const last = new Date(Date.parse(instant) - 1000);
  return new Date(last.getTime() - last.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
