import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { CONSUMER_PARAMETERS } from '../http/credentials/consumer-pair.ts';
import type { Surface } from '../http/credentials/credentials.ts';
import type { Door } from '../http/door.ts';
import { type ErrorEnvelope, sendError } from '../http/errors.ts';
import { withWord } from '../http/namespace-word.ts';
import { readFields } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { routeTable } from '../http/route-table.ts';
import { Idempotency, replay } from '../rest-v2/idempotency.ts';
import type { GivenParameters } from '../rest-v2/parameters.ts';
import { requireCall, type V1Call } from './call.ts';
import { CALLS } from './calls.ts';
import { Listing } from './listing.ts';

/** Under which namespace it is found, and with which credentials. */
export interface V1Place {
  readonly namespace: string;
  readonly surface: Surface;
}

function ownPlace({ settings }: Door): V1Place {
  return { namespace: settings.namespace, surface: 'rest-v1' };
}

/** Legacy v1: `{group}/{callback}`, each running an ability. Source: docs/spec/rest-v1.md. */
export function restV1Routes(http: FastifyInstance, door: Door, place: V1Place = ownPlace(door)): void {
  const { restRoot } = door.settings;
  const { namespace, surface } = place;
  const root = `${restRoot}/${namespace}/v1`;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, namespace, v1Envelope));
      scope.setNotFoundHandler(async (request, reply) => {
        const error = new AppError('rest_no_route', 'No route was found matching the URL.');
        return sendError(error, request, reply, namespace);
      });
      const idempotency = new Idempotency(scope);
      routeTable(scope, {
        prefix: root,
        routes: CALLS,
        placeOf: one => ({ methods: [one.method], url: urlOf(one, namespace) }),
        before: async (one, request) => requireCall(door.ctx(request, await door.actorOf(request, surface)), one),
        handle: (one, request, reply) => handlerOf(one, door, { idempotency, surface })(request, reply),
        tellsMethods: true,
      });
    },
    { prefix: root },
  );
}

function urlOf({ group, callback }: V1Call, namespace: string): string {
  return `/${group}/${withWord(callback, namespace)}`;
}

interface Parts extends Pick<V1Place, 'surface'> {
  readonly idempotency: Idempotency;
}

function handlerOf(one: V1Call, door: Door, { idempotency, surface }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.actorOf(request, surface));
    requireCall(ctx, one);
    const answered = await idempotency.begin(request, ctx, { name: one.callback });
    if (answered) return replay(reply, answered);
    const body = await one.run(() => givenIn(request), ctx);
    if (!(body instanceof Listing)) return body;
    const again = async () => requireCall(door.ctx(request, await door.actorOf(request, surface)), one);
    reply.header('x-wp-total', body.total).type('application/json; charset=utf-8');
    return reply.send(door.whileAllowed(request, body.stream(), again));
  };
}

function givenIn(request: FastifyRequest): GivenParameters {
  requireReadableQuery(request.url);
  const { fields, typed } = readFields(request);
  const query = Object.entries(request.query as object).filter(
    ([name]) => !(CONSUMER_PARAMETERS as readonly string[]).includes(name),
  );
  return { path: {}, query: Object.fromEntries(query), body: fields, typed };
}

/** `{"ERROR": …}`, with the code and data of all other envelopes beside it. */
function v1Envelope({ code, message, data }: ErrorEnvelope): object {
  return { ERROR: message, code, data };
}
