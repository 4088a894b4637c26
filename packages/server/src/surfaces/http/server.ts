import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Catalogue } from '../../kernel/ability/catalogue.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { WorkerWatch } from '../../kernel/process/worker-watch.ts';
import { abilitiesRoutes, type Prove } from '../abilities/abilities.routes.ts';
import { proofBeside } from '../abilities/proof-beside.ts';
import { DIALECT_BESIDE, dialectRoutes } from '../mainwp/index.ts';
import { mcpRoutes } from '../mcp/mcp.routes.ts';
import { docsPageRoutes } from '../openapi/docs-page.routes.ts';
import { openApiRoutes } from '../openapi/openapi.routes.ts';
import { portalRoutes } from '../portal/portal.routes.ts';
import { restV1Routes } from '../rest-v1/rest-v1.routes.ts';
import { restV2Routes } from '../rest-v2/rest-v2.routes.ts';
import { Guesses, Pages, setupCodeOf, WebDoor, webRoutes } from '../web/index.ts';
import { Credentials } from './credentials/credentials.ts';
import { Door } from './door.ts';
import { sendError, v2Envelope } from './errors.ts';
import { healthRoutes } from './health.routes.ts';
import { HostGuard } from './host-guard.ts';
import { answerClientError } from './intake/client-error.ts';
import { Intake, timeLimits } from './intake/intake.ts';
import type { Pressure } from './intake/pressure.ts';
import { largeBodiesInTurn } from './large-bodies.ts';
import { makeMetrics, measureRequests } from './metrics.ts';
import { RateLimit } from './rate-limit.ts';
import { namesRequests } from './request-log.ts';
import type { RequestsInHand } from './requests-in-hand.ts';
import { routeOf } from './route-table.ts';
import { ROUTER_OPTIONS } from './router-options.ts';
import { setSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT = 1024 * 1024;

/** Options of the browser's surface. */
export interface WebParts {
  /** Proves at set-up that the caller can read the server's terminal; a new one by default. */
  readonly setupCode?: string;
  /** Folder of the built pages. */
  readonly webFolder?: string | undefined;
  /** The worker process that was started beside this one. */
  readonly worker?: WorkerWatch | undefined;
  /** Decides what there is no time for. */
  readonly pressure?: Pick<Pressure, 'refusal' | 'refused'> | undefined;
  /** Counts the requests in hand, for whoever is to stop the server. */
  readonly requests?: RequestsInHand;
}

/** The HTTP server with all its surfaces, not yet listening. */
export async function makeHttpServer(
  services: Services,
  catalogue: Catalogue,
  logger: FastifyBaseLogger,
  { setupCode = setupCodeOf(services.secrets), webFolder, requests, worker, pressure }: WebParts = {},
): Promise<FastifyInstance> {
  const { settings } = services;
  const http = Fastify({
    loggerInstance: namesRequests(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy === '' ? false : settings.trustProxy,
    forceCloseConnections: true,
    ...timeLimits(settings),
    clientErrorHandler: (error, socket) => answerClientError(error, socket as Socket, settings.namespace),
    frameworkErrors: (error, request, reply) => {
      const inV2 = request.url.startsWith(`${settings.restRoot}/${settings.namespace}/v2/`);
      sendError(error, request, reply, settings.namespace, inV2 ? v2Envelope : undefined);
    },
    routerOptions: ROUTER_OPTIONS,
  });
  requests?.countOf(http);
  const hosts = new HostGuard(services);
  // Named beforehand, so that requests have one shape.
  for (const name of ['caller', 'allowance', 'taken', 'routed']) http.decorateRequest(name);
  http.decorate('routeTables', []);
  setSecurityHeaders(http);
  await http.register(cookie, { hook: false });
  const credentials = new Credentials(services, RateLimit.on(http, services));
  // Bodies arrive as bytes: they are parsed once the caller is known to be allowed, see read-body.ts.
  const intake = new Intake(services, request => credentials.ownerOf(request), pressure);
  http.addHook('onRequest', (request, _reply, done) => (hosts.isGiven(request) ? done() : hosts.demandKnown(request)));
  intake.watch(http);
  const pages = await Pages.on(http, settings, webFolder);
  http.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    // An invalid media type would be refused before the caller is authenticated.
    if (headers['content-type'] !== undefined && !/^[^\s/;]+\/[^\s/;]+/.test(headers['content-type'])) {
      headers['content-type'] = 'application/octet-stream';
    }
    done();
  });
  largeBodiesInTurn(http);
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, ip } = request;
    const ms = Math.round(reply.elapsedTime);
    logger.info({ reqId, method, route: routeOf(request), status: reply.statusCode, ms, ip }, 'request');
    done();
  });
  http.setErrorHandler((error, request, reply) => {
    sendError(error, request, reply, settings.namespace);
  });
  http.setNotFoundHandler(async (request, reply) => {
    if (await pages.answer(request, reply)) return reply;
    throw new AppError('rest_no_route', 'No route was found matching the URL and request method.');
  });
  const door = new Door(services, catalogue, credentials, intake);
  const metrics = makeMetrics(services, intake, worker);
  measureRequests(http, metrics);
  healthRoutes(http, services, { credentials, metrics, worker });
  const guesses = new Guesses(services);
  const prove: Prove = (request, actor) => proofBeside(request, services, guesses, actor);
  abilitiesRoutes(http, door, prove, settings.mainwpApi ? [DIALECT_BESIDE] : []);
  restV1Routes(http, door);
  restV2Routes(http, door);
  if (settings.mainwpApi) dialectRoutes(http, door, prove);
  openApiRoutes(http, door);
  mcpRoutes(http, door);
  docsPageRoutes(http, settings);
  portalRoutes(http, services);
  webRoutes(http, new WebDoor(services, credentials, door, { setupCode, guesses, hosts }));
  return http;
}
