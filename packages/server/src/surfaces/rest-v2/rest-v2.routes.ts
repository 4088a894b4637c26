import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { execute } from '../../kernel/execute.ts';
import { coerce } from '../abilities/coerce.ts';
import type { Door } from '../http/door.ts';
import { sendError } from '../http/errors.ts';
import { readFields } from '../http/read-body.ts';
import { JOB_ROUTES } from './jobs.routes.ts';
import type { RestRoute } from './route.ts';

const ROUTES: readonly RestRoute[] = [...JOB_ROUTES];

/** REST v2: a table of routes, each running an ability. Source: decisions.md §3. */
export function restV2Routes(http: FastifyInstance, door: Door): void {
  const root = `${door.settings.restRoot}/${door.settings.namespace}/v2`;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => {
        sendError(error, request, reply, door.settings.namespace, { success: 0 });
      });
      scope.setNotFoundHandler(() => {
        throw new AppError('rest_no_route', 'No route was found matching the URL and request method.');
      });
      for (const route of ROUTES) {
        scope.route({
          method: [...route.methods],
          url: route.path,
          handler: async (request, reply) => {
            const ctx = door.ctx(request, await door.actorOf(request, 'rest'));
            const output = await execute(route.ability, () => inputOf(route, request), ctx);
            return route.answer === 'list' ? listAnswer(output as ListOutput, reply) : output;
          },
        });
      }
    },
    { prefix: root },
  );
}

/** Path beats body, body beats query. */
function inputOf(route: RestRoute, request: FastifyRequest): unknown {
  const query = Object.entries(request.query as object).filter(([name]) => !name.startsWith('_'));
  const { fields, typed } = readFields(request.body, request.headers['content-type']);
  const fromBody = typed ? fields : (coerce(route.ability.input, fields) as object);
  const fromAddress = coerce(route.ability.input, Object.fromEntries(query)) as object;
  const fromPath = coerce(route.ability.input, request.params) as object;
  return { ...fromAddress, ...fromBody, ...fromPath };
}

interface ListOutput {
  items: unknown[];
  page: number;
  per_page: number;
  total: number;
}

function listAnswer({ items, page, per_page, total }: ListOutput, reply: FastifyReply) {
  const pages = Math.ceil(total / per_page);
  reply.header('x-wp-total', total).header('x-wp-totalpages', pages);
  return { success: 1, total, page, per_page, pages, data: items };
}
