import type { UserRecord } from '../state/records.ts';
import { sqlTime } from './php.ts';

/** User record of docs/wire/actions.md#users; `role` may be the requested one instead of the user's own. Sync data has no `avatar`. */
export function userEntry(user: UserRecord, role = user.role || null, avatar = false): Record<string, unknown> {
  return {
    id: user.id,
    login: user.login,
    nicename: user.login.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    email: user.email,
    registered: sqlTime(user.registered),
    status: '0',
    display_name: user.displayName,
    role,
    post_count: String(user.posts),
    ...(avatar
      ? { avatar: `<img alt='' src='https://avatars.directory.example/${user.id}?s=32' class='avatar' />` }
      : {}),
    last_password_change: null,
    password_status: 'DISABLED',
    password_due_time: null,
    password_has_recorded_change: false,
  };
}
