import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { AppError } from '../../kernel/errors.ts';
import { ROUTER_OPTIONS } from './router-options.ts';
import { takesFrom } from './similar-paths.ts';

/** Those that a route can have. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ANSWERED: readonly string[] = [...METHODS, 'HEAD', 'OPTIONS'];

/**
 * What the paths of a scope answer to methods that they don't have: 405 with `Allow`, and their methods to OPTIONS. It is
 * found in the handler of unknown routes: as routes, these answers would be as many again, which every start pays for.
 */
export class OtherMethods {
  readonly #prefix: string;
  readonly #allowed = new Map<string, readonly string[]>();
  #router: findMyWay.Instance<findMyWay.HTTPVersion.V1> | undefined;

  /** @param methods The methods of each path, as the router writes it. @param prefix That of the scope. */
  constructor(prefix: string, methods: ReadonlyMap<string, readonly string[]>) {
    this.#prefix = prefix;
    for (const [path, allowed] of methods) this.#allowed.set(path, allowed);
  }

  /** Routes where a similar path has the method: without them, `DELETE /sites/batch` would reach `DELETE /sites/:id`. */
  routeSimilar(scope: FastifyInstance): void {
    const all = [...this.#allowed].map(([url, allowed]) => ({ url, allowed, segments: url.split('/') }));
    for (const { url, allowed, segments } of all) {
      const others = all.filter(other => takesFrom(segments, other.segments)).flatMap(other => other.allowed);
      const reached = METHODS.filter(one => !allowed.includes(one) && others.includes(one));
      if (reached.length === 0) continue;
      const handler = async (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, allowed);
      scope.route({ method: reached, url, config: { ignoresBody: true }, handler });
    }
  }

  /**
   * Answers if the path exists with other methods. Call it from an asynchronous handler: a request that is answered
   * before it has been parsed to its end loses its connection.
   * @throws AppError 405
   */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (!ANSWERED.includes(request.method)) return undefined;
    this.#router ??= this.#makeRouter();
    const found = this.#router.find('GET', request.url);
    if (!found) return undefined;
    if (!found.store) throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH(request.url);
    return refuse(request, reply, found.store);
  }

  #makeRouter(): findMyWay.Instance<findMyWay.HTTPVersion.V1> {
    const unused = () => undefined;
    const router = findMyWay({ ...ROUTER_OPTIONS, onMaxParamLength: unused });
    for (const [path, allowed] of this.#allowed) router.on('GET', `${this.#prefix}${path}`, unused, allowed);
    return router;
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
  if (request.method === 'OPTIONS') return tellMethods(reply, allow);
  reply.header('allow', allow);
  throw new AppError('rest_invalid_method', `Use ${allowed.join(' or ')} here.`);
}

/** Answers OPTIONS. @param allow The other methods. */
export function tellMethods(reply: FastifyReply, allow: string): FastifyReply {
  return reply.code(204).header('allow', `${allow}, OPTIONS`).send();
}
