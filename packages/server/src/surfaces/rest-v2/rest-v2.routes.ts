import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { demandPermission } from '../../kernel/permission.ts';
import type { Door } from '../http/door.ts';
import { sendError, v2Envelope } from '../http/errors.ts';
import { readFields } from '../http/read-body.ts';
import { demandReadableQuery } from '../http/read-text.ts';
import { refuseOtherMethods } from '../http/refuse-method.ts';
import type { ListOutput } from './answer.ts';
import { Idempotency, replay } from './idempotency.ts';
import type { Given } from './parameters.ts';
import type { RestRoute } from './route.ts';
import { ROUTES } from './routes.ts';
import { givenInUpload, uploadRoutes, urlOf } from './upload.ts';

/** REST v2: a table of routes, each running an ability. Source: decisions.md §3. */
export function restV2Routes(http: FastifyInstance, door: Door): void {
  const root = `${door.settings.restRoot}/${door.settings.namespace}/v2`;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => {
        sendError(error, request, reply, door.settings.namespace, v2Envelope);
      });
      scope.setNotFoundHandler(() => {
        throw new AppError('rest_no_route', 'No route was found matching the URL.');
      });
      const idempotency = new Idempotency(scope);
      await uploadRoutes(scope, ROUTES, route => handlerOf(route, door, idempotency));
      for (const route of ROUTES.filter(({ upload }) => !upload)) {
        const handler = handlerOf(route, door, idempotency);
        scope.route({ method: [...route.methods], url: urlOf(route.path), handler });
      }
      for (const [path, allowed] of methodsByPath(ROUTES)) {
        refuseOtherMethods(scope, urlOf(path), allowed);
      }
    },
    { prefix: root },
  );
}

function handlerOf(route: RestRoute, door: Door, idempotency: Idempotency) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.actorOf(request, 'rest'));
    demandPermission(ctx.actor, route.ability);
    const uploaded = route.upload && (await givenInUpload(request, route));
    const answered = await idempotency.begin(request, ctx, uploaded?.body);
    if (answered) return replay(reply, answered);
    const output = await route.run(() => uploaded ?? givenIn(request), ctx);
    if (route.answer.form === 'list' || route.answer.form === 'map') {
      const { total, per_page } = output as ListOutput;
      reply.header('x-wp-total', total).header('x-wp-totalpages', Math.ceil(total / per_page));
    }
    return route.answer.bodyOf(output);
  };
}

function givenIn(request: FastifyRequest): Given {
  demandReadableQuery(request.url);
  const { fields, typed } = readFields(request);
  return { path: request.params as object, query: request.query as object, body: fields, typed };
}

function methodsByPath(routes: readonly RestRoute[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, methods } of routes) byPath.set(path, [...(byPath.get(path) ?? []), ...methods]);
  return byPath;
}
