import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EventFilter, listEvents, selectLastEventId } from '../../features/events/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { wantedBy } from '../../kernel/lists/list.ts';
import type { Door } from '../http/door.ts';
import { EventStreams } from './event-streams.ts';
import { inTermsOfRest } from './refusal.ts';
import { EVENT_STREAM } from './routes/watching/alarms.routes.ts';

/** Events as server-sent events, with the filters of the list. Source: docs/spec/rest-v2.md#events-and-alarms. */
export function eventStreamRoutes(scope: FastifyInstance, door: Door, services: Services): void {
  const streams = new EventStreams(services);
  scope.get(EVENT_STREAM.path, async (request, reply) => {
    const ctx = door.ctx(request, await door.actorOf(request, 'rest'));
    requireAllowed(ctx, listEvents);
    const stream = streams.listen(ctx, filterOf(request), await placeOf(request, services));
    reply.raw.once('close', () => stream.destroy());
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
}

type Given = { readonly type?: 'any'; readonly severity?: 'any' } & EventFilter;

function filterOf(request: FastifyRequest): EventFilter {
  try {
    const query = { ...(request.query as object) } as Record<string, unknown>;
    delete query.last_event_id;
    const input = EVENT_STREAM.params.toInput({ path: {}, query, body: {}, typed: false });
    const { type, severity, ...filter } = parseInput<Given>(listEvents.input, input);
    return { ...filter, types: wantedBy(type), severities: wantedBy(severity) };
  } catch (error) {
    throw inTermsOfRest(error, name => name);
  }
}

/** After which event the caller goes on: the last one that it has, or the present. */
async function placeOf(request: FastifyRequest, { database }: Services): Promise<number> {
  const { last_event_id } = request.query as { last_event_id?: string };
  const given = request.headers['last-event-id'] ?? last_event_id;
  if (given === undefined || given === '') return selectLastEventId(database.db);
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new AppError('rest_invalid_param', 'Last-Event-ID must be the id of an event.');
}
