import { ConnectorError } from '../failures/connector-error.ts';

/**
 * Slugs in the connector's own list form. Never an empty list, because the connector would report success for "" (docs/wire/actions.md#updates).
 * @throws ConnectorError `client_bug` if there is no slug, or one is empty or contains the separator.
 */
export function joinSlugs(slugs: readonly string[], separator: '||' | ','): string {
  const bad = slugs.some(slug => slug.trim() === '' || slug.includes(separator));
  if (slugs.length === 0 || bad) throw new ConnectorError('client_bug', 'The list of slugs cannot be sent.');
  return slugs.join(separator);
}
