import { EVENT_GROUPS } from '@sitekeeper/server';
import { generated, literal } from './source-text.ts';

/** `generated/event-groups.ts`: the types of events; only pages that show events load it. */
export function webEventGroups(): string {
  return generated('the types of events', [
    '/** The types of events by subject. */',
    `export const EVENT_GROUPS = ${literal(EVENT_GROUPS)} as const;\n`,
  ]);
}
