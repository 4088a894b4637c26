import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { AppError } from '../../kernel/errors.ts';
import { ROUTER_OPTIONS } from './router-options.ts';

/** Where a route is. */
export interface RoutePlace {
  readonly methods: readonly string[];
  /** Below the prefix, as the router writes it: `/sites/:id`. */
  readonly url: string;
  /** It refuses every request: no body is read. */
  readonly ignoresBody?: boolean;
}

interface Table<R> {
  readonly prefix: string;
  /** The same array for each server of this process. */
  readonly routes: readonly R[];
  readonly placeOf: (route: R) => RoutePlace;
  /** Called once the route of a request is known, before its body is read. */
  readonly before: (route: R, request: FastifyRequest) => Promise<void>;
  readonly handle: (route: R, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** To a method that its path doesn't have a request gets 405, and their names for OPTIONS; otherwise 404. */
  readonly tellsMethods?: true;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Routes a table by one route of Fastify and a router that all servers of this process share. As routes of Fastify, the
 * 400 methods of REST v2 took 60 to 170 ms of processor time at each start: it compiles functions for each of them.
 */
export function routeTable<R>(scope: FastifyInstance, table: Table<R>): void {
  const all = new WeakMap<FastifyRequest, Found<R>>();
  const { prefix, routes, placeOf } = table;
  scope.routeTables.push(() => routes.map(placeOf).map(({ methods, url }) => ({ methods, url: `${prefix}${url}` })));
  scope.route({
    method: METHODS, // HEAD belongs to GET
    url: '/*',
    async onRequest(request) {
      const found = find(table, request);
      const { route, place, params } = found ?? {};
      request.routed = { path: place && `${prefix}${place.url}`, ignoresBody: place?.ignoresBody ?? !place };
      if (found === undefined) return;
      all.set(request, found);
      if (route === undefined) return;
      request.params = params;
      await table.before(route, request);
    },
    async handler(request, reply) {
      const { route, methods } = all.get(request) ?? {};
      if (route !== undefined) return table.handle(route, request, reply);
      return methods && table.tellsMethods ? refuse(request, reply, methods) : reply.callNotFound();
    },
  });
}

/** The pattern of the path of a request, for logs and figures; undefined if it has no route. */
export function routeOf({ routed, routeOptions }: FastifyRequest): string | undefined {
  return routed === undefined ? routeOptions.url : routed.path;
}

/** Whether no body of this request is read. */
export function ignoresBody({ is404, method, routed, routeOptions }: FastifyRequest): boolean {
  return is404 || method === 'OPTIONS' || routed?.ignoresBody === true || routeOptions.config.ignoresBody === true;
}

interface Found<R> {
  /** undefined: the path has no such method. */
  readonly route: R | undefined;
  readonly place: RoutePlace | undefined;
  readonly methods: readonly string[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Router = findMyWay.Instance<findMyWay.HTTPVersion.V1>;
type ByMethod<R> = ReadonlyMap<string, { readonly route: R; readonly place: RoutePlace }>;

const routers = new WeakMap<readonly unknown[], Map<string, Router>>();

/** @throws FST_ERR_MAX_PARAM_LENGTH */
function find<R>(table: Table<R>, { url, method }: FastifyRequest): Found<R> | undefined {
  const found = routerOf(table).find('GET', url);
  if (!found) return undefined;
  if (!found.store) throw new errorCodes.FST_ERR_MAX_PARAM_LENGTH(url);
  const byMethod: ByMethod<R> = found.store;
  const { route, place } = byMethod.get(method === 'HEAD' ? 'GET' : method) ?? {};
  return { route, place, methods: [...byMethod.keys()], params: found.params };
}

function routerOf<R>({ prefix, routes, placeOf }: Table<R>): Router {
  const byPrefix = routers.get(routes) ?? new Map<string, Router>();
  routers.set(routes, byPrefix);
  const known = byPrefix.get(prefix);
  if (known) return known;
  const router = makeRouter(
    prefix,
    routes.map(route => ({ route, place: placeOf(route) })),
  );
  byPrefix.set(prefix, router);
  return router;
}

/** It finds by the path alone: `/sites/batch` is never the site `batch`, whatever the method. */
function makeRouter<R>(prefix: string, lines: readonly { readonly route: R; readonly place: RoutePlace }[]): Router {
  const unused = () => undefined;
  const router = findMyWay({ ...ROUTER_OPTIONS, onMaxParamLength: unused, querystringParser: () => ({}) });
  for (const [url, ofPath] of Map.groupBy(lines, ({ place }) => place.url)) {
    const byMethod: ByMethod<R> = new Map(
      ofPath.flatMap(line => line.place.methods.map(method => [method, line] as const)),
    );
    router.on('GET', `${prefix}${url}`, unused, byMethod);
  }
  return router;
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

declare module 'fastify' {
  interface FastifyInstance {
    /** What each of its tables routes, with the prefix: Fastify itself knows one route for all. */
    readonly routeTables: (() => readonly RoutePlace[])[];
  }
  interface FastifyRequest {
    /** Known below the prefix of a table of routes. */
    routed: { readonly path: string | undefined; readonly ignoresBody: boolean } | undefined;
  }
}
