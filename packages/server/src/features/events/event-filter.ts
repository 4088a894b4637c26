import { Type } from 'typebox';
import { filterBy } from '../../kernel/lists/list.ts';
import { INSTANT_PATTERN } from '../../kernel/text/instants.ts';
import { EVENT_TYPE_NAMES } from './event-types.ts';
import { EVENT_SEVERITIES } from './types/event-type.ts';

const id = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));
const instant = (description: string) =>
  Type.Optional(Type.String({ pattern: INSTANT_PATTERN, description, examples: ['2026-11-22T10:00:00Z'] }));

/** What events can be narrowed by, in lists and in streams. */
export const eventFilterInput = {
  type: filterBy(EVENT_TYPE_NAMES, 'Only events of these types.'),
  severity: filterBy(EVENT_SEVERITIES, 'Only events of these severities.'),
  site_id: id('Only events about this site.'),
  client_id: id('Only events about this client or one of its sites.'),
  tag_id: id('Only events about sites with this tag.'),
  since: instant('Only events at or after this instant, as ISO 8601.'),
  until: instant('Only events before this instant, as ISO 8601.'),
  search: Type.Optional(
    Type.String({
      default: '',
      maxLength: 200,
      description: 'Part of the type, of the details, or of the name or address of the site, whatever its case.',
    }),
  ),
};
