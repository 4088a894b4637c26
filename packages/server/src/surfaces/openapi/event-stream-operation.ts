import { EVENT_STREAM } from '../rest-v2/routes/watching/alarms.routes.ts';
import { type ErrorResponses, errorCodes } from './error-responses.ts';
import { openApiParameters } from './request.ts';

const PLACE = 'Id of the last event that you have: the stream goes on after it. The present if omitted.';
const place = { schema: { type: 'string', pattern: '^[0-9]{1,15}$' }, example: '1042' };

const EXAMPLE = `retry: 3000

id: 1043
event: site.down
data: {"id":1043,"type":"site.down","severity":"critical","title":"Shop is down"}

: still here

`;

/** The stream of events. It answers no JSON, so it is no line of the tables. */
export function eventStreamOperation(tag: string, errors: ErrorResponses): object {
  const headers = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  return {
    operationId: 'streamEvents',
    tags: [tag],
    summary: EVENT_STREAM.summary,
    description:
      'Requires the Read permission. Oldest first, with the filters of the list. Each ends after 10 minutes; connect again with Last-Event-ID, as EventSource does by itself. A caller may have 10 open.',
    'x-scope': 'Read',
    parameters: [
      ...openApiParameters(EVENT_STREAM, 'GET'),
      { name: 'last_event_id', in: 'query', description: `${PLACE} The header comes first.`, ...place },
      { name: 'Last-Event-ID', in: 'header', description: PLACE, ...place },
    ],
    responses: {
      200: {
        description: 'Events as they are committed. `data` has the members of an item of the list.',
        headers: Object.fromEntries(headers.map(name => [name, { $ref: `#/components/headers/${name}` }])),
        content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } },
      },
      ...errors.of(errorCodes(EVENT_STREAM, 'GET')),
    },
  };
}
