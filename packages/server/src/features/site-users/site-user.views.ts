import type { ReportedUser } from '@sitekeeper/protocol';
import { registeredAt } from './site-user.ts';

/**
 * A user as returned to callers.
 * @param asked Roles in the request to the site: if there is only one, the user is known to have it.
 */
export function siteUserView(site: { id: number; url: string }, user: ReportedUser, asked: readonly string[] = []) {
  const known = asked.length === 1 ? [user.role, ...asked] : [user.role];
  return {
    id: user.id,
    website_id: site.id,
    website_url: site.url,
    username: user.login,
    name: user.displayName,
    email: user.email,
    role: user.role,
    roles: [...new Set(known)].filter(role => role !== ''),
    registered: registeredAt(user.registered),
    posts: user.posts,
  };
}
