import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { requireProof } from '../../kernel/ability/proof.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Door } from '../http/door.ts';
import { sendError, v2Envelope } from '../http/errors.ts';
import { withWord } from '../http/namespace-word.ts';
import { pageLinks } from '../http/page-links.ts';
import { readFields } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { routeTable } from '../http/route-table.ts';
import type { ListOutput, RouteAnswer } from './answer.ts';
import { tagEntities } from './entity-tags.ts';
import { eventStreamRoutes } from './event-stream.routes.ts';
import { Idempotency, replay } from './idempotency.ts';
import { importUpload } from './import-upload.ts';
import type { GivenParameters } from './parameters.ts';
import type { RestRoute } from './route.ts';
import { ROUTES } from './routes.ts';
import { givenInUpload, uploadRoutes, urlOf } from './upload.ts';
import { type Whole, wholeBody } from './whole-list.ts';

/** REST v2: a table of routes, each running an ability. Source: docs/spec/rest-v2.md. */
export function restV2Routes(http: FastifyInstance, door: Door): void {
  const root = `${door.settings.restRoot}/${door.settings.namespace}/v2`;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => {
        sendError(error, request, reply, door.settings.namespace, v2Envelope);
      });
      scope.setNotFoundHandler(async () => {
        throw new AppError('rest_no_route', 'No route was found matching the URL.');
      });
      tagEntities(scope);
      const idempotency = new Idempotency(scope);
      const before = async (route: RestRoute, request: FastifyRequest) => {
        const foreseen = () => route.foresees?.(door.services.database, request.params as Record<string, string>) ?? [];
        const ctx = door.ctx(request, await door.actorOf(request, 'rest', foreseen));
        requireAllowed(ctx, route.ability);
        if (route.streamed) await requireProof(ctx, route.ability, {});
      };
      await uploadRoutes(scope, ROUTES, before, route =>
        route.streamed ? importUpload(route, door, idempotency) : handlerOf(route, door, root, idempotency),
      );
      routeTable(scope, {
        prefix: root,
        routes: ROUTES,
        placeOf: ({ methods, path }) => ({ methods, url: urlOf(withWord(path, door.settings.namespace)) }),
        before,
        handle: (route, request, reply) => handlerOf(route, door, root, idempotency)(request, reply),
        tellsMethods: true,
      });
      eventStreamRoutes(scope, door, door.services);
    },
    { prefix: root },
  );
}

function handlerOf(route: RestRoute, door: Door, root: string, idempotency: Idempotency) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.actorOf(request, 'rest'));
    requireAllowed(ctx, route.ability);
    const uploaded = route.upload && (await givenInUpload(request, route, door.intake));
    const answered = await idempotency.begin(request, ctx, route.ability, uploaded?.body);
    if (answered) return replay(reply, answered);
    const given = () => uploaded ?? givenIn(request);
    const whole = await route.whole?.(given, ctx);
    if (whole) {
      const again = async () => requireAllowed(door.ctx(request, await door.actorOf(request, 'rest')), route.ability);
      return sendWhole(reply, whole.total, door.whileAllowed(request, bodyOfWhole(route, whole), again));
    }
    const { remembered } = route.ability;
    if (remembered !== undefined && request.method === 'GET') {
      return door.answers.answer(request, reply, remembered, async () => {
        const { body, headers } = await made(given, ctx, request);
        return { json: Buffer.from(JSON.stringify(body)), headers };
      });
    }
    const { body, headers } = await made(given, ctx, request);
    reply.headers(headers);
    return body;
  };

  async function made(given: () => GivenParameters, ctx: Ctx, request: FastifyRequest) {
    const output = await route.run(given, ctx);
    const headers: Record<string, string | number> = {};
    if (route.answer.form === 'list' || route.answer.form === 'map') {
      const { total, page, per_page } = output as ListOutput;
      const pages = Math.ceil(total / per_page);
      // Not `new URL`: with an invalid Host it would throw, after the work was done.
      const [path = ''] = request.url.split('?');
      const link = pageLinks(`${door.originOf(request)}${path}`, door.queryOf(request), { page, pages });
      Object.assign(headers, { 'x-wp-total': total, 'x-wp-totalpages': pages });
      if (link !== undefined) headers.link = link;
    }
    const body = route.answer.bodyOf(output);
    if (route.location !== undefined) {
      headers.location = `${ctx.origin}${root}${filled(route.location, (body as { data: object }).data)}`;
    }
    return { body, headers };
  }
}

function bodyOfWhole({ answer }: RestRoute, whole: Whole): Readable {
  return wholeBody(whole, answer.entryOf as NonNullable<RouteAnswer['entryOf']>);
}

function sendWhole(reply: FastifyReply, total: number, body: Readable): FastifyReply {
  reply.header('x-wp-total', total).header('x-wp-totalpages', Math.min(1, total));
  return reply.type('application/json; charset=utf-8').send(body);
}

/** `/tags/{id}` with the members of the created record. */
function filled(path: string, data: object): string {
  const members = data as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(members[name])));
}

function givenIn(request: FastifyRequest): GivenParameters {
  requireReadableQuery(request.url);
  const { fields, typed } = readFields(request);
  return { path: request.params as object, query: request.query as object, body: fields, typed };
}
