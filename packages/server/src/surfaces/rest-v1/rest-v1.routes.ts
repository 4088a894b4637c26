import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { CONSUMER_PARAMETERS } from '../http/credentials/consumer-pair.ts';
import type { Door } from '../http/door.ts';
import { type ErrorEnvelope, sendError } from '../http/errors.ts';
import { withWord } from '../http/namespace-word.ts';
import { readFields } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { refuseOtherMethods } from '../http/refuse-method.ts';
import { Idempotency, replay } from '../rest-v2/idempotency.ts';
import type { GivenParameters } from '../rest-v2/parameters.ts';
import { requireCall, type V1Call } from './call.ts';
import { CALLS } from './calls.ts';
import { Listing } from './listing.ts';

/** Legacy v1: `{group}/{callback}`, each running an ability. Source: docs/spec/rest-v1.md. */
export function restV1Routes(http: FastifyInstance, door: Door): void {
  const { restRoot, namespace } = door.settings;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, namespace, v1Envelope));
      scope.setNotFoundHandler((request, reply) => {
        const error = new AppError('rest_no_route', 'No route was found matching the URL.');
        sendError(error, request, reply, namespace);
      });
      const idempotency = new Idempotency(scope);
      for (const [url, calls] of Map.groupBy(CALLS, one => urlOf(one, namespace))) {
        for (const one of calls) {
          const onRequest = async (request: FastifyRequest) => {
            requireCall(door.ctx(request, await door.actorOf(request, 'rest-v1')), one);
          };
          scope.route({ method: one.method, url, onRequest, handler: handlerOf(one, door, idempotency) });
        }
        refuseOtherMethods(
          scope,
          url,
          calls.map(({ method }) => method),
        );
      }
    },
    { prefix: `${restRoot}/${namespace}/v1` },
  );
}

function urlOf({ group, callback }: V1Call, namespace: string): string {
  return `/${group}/${withWord(callback, namespace)}`;
}

function handlerOf(one: V1Call, door: Door, idempotency: Idempotency) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.actorOf(request, 'rest-v1'));
    requireCall(ctx, one);
    const answered = await idempotency.begin(request, ctx);
    if (answered) return replay(reply, answered);
    const body = await one.run(() => givenIn(request), ctx);
    if (!(body instanceof Listing)) return body;
    return reply.header('x-wp-total', body.total).type('application/json; charset=utf-8').send(body.stream());
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
