import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { Credentials } from './credentials/credentials.ts';
import { sendError, v2Envelope } from './errors.ts';
import { HostGuard } from './host-guard.ts';
import { answerClientError } from './intake/client-error.ts';
import { Intake, timeLimits } from './intake/intake.ts';
import type { Pressure } from './intake/pressure.ts';
import { RateLimit } from './rate-limit.ts';
import { namesRequests } from './request-log.ts';
import type { RequestsInHand } from './requests-in-hand.ts';
import { routeOf } from './route-table.ts';
import { ROUTER_OPTIONS } from './router-options.ts';
import { setSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT = 1024 * 1024;

export interface BareParts {
  /** Counts the requests in hand, for whoever is to stop the server. */
  readonly requests?: RequestsInHand | undefined;
  /** Decides what there is no time for. */
  readonly pressure?: Pick<Pressure, 'refuses' | 'refused'> | undefined;
}

/** What each HTTP server has, whatever it answers: limits, known host names, credentials, headers, errors and a log. */
export async function makeBareServer(services: Services, logger: FastifyBaseLogger, { requests, pressure }: BareParts) {
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
  return { http, hosts, credentials, intake };
}
