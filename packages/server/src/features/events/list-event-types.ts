import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { eventDetails, eventPhaseSchema } from './event.schemas.ts';
import {
  EVENT_GROUP_NAMES,
  EVENT_TYPE_NAMES,
  EVENT_TYPES,
  type EventGroup,
  eventGroupOf,
  phaseOf,
} from './event-types.ts';

export const eventGroupSchema = Type.Unsafe<EventGroup>({
  type: 'string',
  enum: [...EVENT_GROUP_NAMES],
  description: 'Group of types.',
});

export const listEventTypes = ability({
  name: 'list-event-types-v1',
  summary: 'List the types of events, with their groups and what the details of each contain.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({
    types: Type.Array(
      Type.Object({
        type: Type.String({ description: 'Type, such as site.down.' }),
        group: eventGroupSchema,
        phase: eventPhaseSchema,
        summary: Type.String({ description: 'When it happens.' }),
        data: eventDetails('JSON schema of the details.'),
      }),
      { description: 'All types.' },
    ),
  }),
}).run(async () => ({
  types: EVENT_TYPE_NAMES.map(type => ({
    type,
    group: eventGroupOf(type) ?? ('server' as const),
    phase: phaseOf(type),
    summary: EVENT_TYPES[type].summary,
    data: JSON.parse(JSON.stringify(EVENT_TYPES[type].data)) as object,
  })),
}));
