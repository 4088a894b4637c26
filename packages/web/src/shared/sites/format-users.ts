import { formatNumber } from '../../ui/text/format.ts';
import type { Site } from './site-type.ts';

/** `12`, or `500+` where the site lists no more; null when unknown. */
export function formatUsers({ users_count, users_capped }: Pick<Site, 'users_count' | 'users_capped'>): string | null {
  if (users_count === null) return null;
  return `${formatNumber(users_count)}${users_capped ? '+' : ''}`;
}
