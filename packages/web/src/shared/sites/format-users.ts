import { formatNumber } from '../../ui/text/format.ts';
import type { ListedSite } from './site-type.ts';

/** `12`, or `500+` if the site lists no more; null if unknown. */
export function formatUsers({
  users_count,
  users_capped,
}: Pick<ListedSite, 'users_count' | 'users_capped'>): string | null {
  if (users_count === null) return null;
  return `${formatNumber(users_count)}${users_capped ? '+' : ''}`;
}
