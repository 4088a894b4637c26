import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { listEventTypes } from './list-event-types.ts';
import { listEvents } from './list-events.ts';

export {
  certificateCause,
  channelCause,
  connectionCause,
  connectorCause,
  domainCause,
  feedCause,
  OUTBOUND_CAUSE,
  runCause,
  searchEnginesCause,
  supportCause,
  syncCause,
  uptimeCause,
  vulnerabilityCause,
} from './causes.ts';
export { deleteOldEvents } from './delete-old-events.ts';
export { emitEvents } from './emit-events.ts';
export {
  clientOfEventSchema,
  eventSchema,
  eventSeveritySchema,
  eventTypeSchema,
  siteOfEventSchema,
} from './event.schemas.ts';
export { type EventView, eventView, type NamedEventRow } from './event.views.ts';
export { eventFilterInput } from './event-filter.ts';
export {
  type EventFilter,
  isEventOf,
  NAMED_EVENT_COLUMNS,
  selectEmittedCauses,
  selectEventsAfter,
  selectEventsBefore,
  selectEventsSince,
  selectLastEventId,
} from './event-list.store.ts';
export {
  EVENT_GROUP_NAMES,
  EVENT_GROUPS,
  EVENT_TYPE_NAMES,
  EVENT_TYPES,
  type EventData,
  type EventGroup,
  type EventType,
  eventGroupOf,
  isTold,
  type NewEvent,
  pageOfEvent,
  togetherOf,
} from './event-types.ts';
export { eventWords, TOLD_TO_PROGRAMS, type ToldIn } from './event-words.ts';
export { listEventTypes } from './list-event-types.ts';
export { listEvents } from './list-events.ts';
export { EVENT_SEVERITIES, type EventPhase, type EventSeverity, type EventTarget } from './types/event-type.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listEvents, listEventTypes];
