import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import { AppError } from '../../../kernel/errors.ts';
import { CONSUMER_PARAMETERS, DIALECT_PARAMETERS } from '../../http/credentials/consumer-pair.ts';
import type { Door } from '../../http/door.ts';
import { readFields } from '../../http/read-body.ts';
import { requireReadableQuery } from '../../http/read-text.ts';
import { routeTable } from '../../http/route-table.ts';
import { Idempotency, replay } from '../../rest-v2/idempotency.ts';
import type { GivenParameters } from '../../rest-v2/parameters.ts';
import { givenInUpload, uploadRoutes, urlOf } from '../../rest-v2/upload.ts';
import { DialectError, MAINWP_WORD, restErrorOf, sendTold } from '../dialect-errors.ts';
import type { DialectLine } from './line.ts';
import { Streamed } from './lists.ts';
import { NOT_THERE, type NotThere } from './not-there.ts';
import { routeIndex } from './route-index.ts';
import { DIALECT_LINES } from './table.ts';

/** Parameters that hold credentials. */
const CREDENTIALS: readonly string[] = [...CONSUMER_PARAMETERS, ...DIALECT_PARAMETERS];

const OPERATIONS: readonly (DialectLine | NotThere)[] = [...DIALECT_LINES, ...NOT_THERE];

/** REST v2 as MainWP has it: the table of lines, and a line of 501 for each operation that isn't there. */
export function dialectRestRoutes(http: FastifyInstance, door: Door): void {
  const root = `${door.settings.restRoot}/${MAINWP_WORD}/v2`;
  http.register(
    async scope => {
      scope.setErrorHandler((error, request, reply) => {
        sendTold(restErrorOf(error, request), request, reply);
      });
      scope.setNotFoundHandler(() => {
        throw new AppError('rest_no_route', 'No route was found matching the URL and request method.');
      });
      const idempotency = new Idempotency(scope);
      const before = async ({ ability }: Pick<DialectLine, 'ability'>, request: FastifyRequest) =>
        requireAllowed(door.ctx(request, await door.actorOf(request, 'mainwp')), ability);
      await uploadRoutes(scope, DIALECT_LINES, before, line => handlerOf(line, door, idempotency));
      routeTable(scope, {
        prefix: root,
        routes: OPERATIONS,
        placeOf: one => ({ methods: one.methods, url: urlOf(one.path), ignoresBody: 'why' in one }),
        before: (one, request) => before('why' in one ? { ability: abilityOf(one) } : one, request),
        handle: async (one, request, reply) =>
          'why' in one ? refuse(one) : handlerOf(one, door, idempotency)(request, reply),
      });
      scope.get('/', { onRequest: async request => void (await door.actorOf(request, 'mainwp')) }, async request =>
        routeIndex(`${door.originOf(request)}${root}`),
      );
    },
    { prefix: root },
  );
}

function handlerOf(line: DialectLine, door: Door, idempotency: Idempotency) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.actorOf(request, 'mainwp'));
    requireAllowed(ctx, line.ability);
    const uploaded = line.upload && (await givenInUpload(request, line, door.intake));
    const answered = await idempotency.begin(request, ctx, line.ability, uploaded?.body);
    if (answered) return replay(reply, answered);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const body = await line.run(() => uploaded ?? givenIn(request), ctx, {
      gone: gone.signal,
      onRefused: error => idempotency.refused(request, error),
    });
    if (!(body instanceof Streamed)) return body;
    const again = async () => requireAllowed(door.ctx(request, await door.actorOf(request, 'mainwp')), line.ability);
    return reply.type('application/json; charset=utf-8').send(door.whileAllowed(request, body.stream(), again));
  };
}

function givenIn(request: FastifyRequest): GivenParameters {
  requireReadableQuery(request.url);
  const { fields, typed } = readFields(request);
  const query = Object.entries(request.query as object).filter(([name]) => !CREDENTIALS.includes(name));
  return { path: request.params as object, query: Object.fromEntries(query), body: fields, typed };
}

/** Says which operation isn't there and why, to callers who might use it if it were. */
function refuse({ methods, path, why }: NotThere): never {
  throw new DialectError('module_not_available', 'mainwp_not_implemented', `${methods.join(', ')} ${path}: ${why}`);
}

function abilityOf({ path, methods }: NotThere): DialectLine['ability'] {
  const effect = methods.includes('GET') ? 'read' : 'write';
  return { name: `mainwp${path}`, effect } as DialectLine['ability'];
}
