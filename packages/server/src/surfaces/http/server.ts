import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
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
import { type BareParts, makeBareServer } from './bare-server.ts';
import { Door } from './door.ts';
import { type BackupsState, healthRoutes } from './health/health.routes.ts';
import { Readiness } from './health/readiness.ts';
import { WorkWatch } from './health/work-watch.ts';
import { largeBodiesInTurn } from './large-bodies.ts';
import { makeMetrics, measureRequests } from './metrics.ts';

/** Options of the browser's surface. */
export interface WebParts extends BareParts {
  /** Proves at set-up that the caller can read the server's terminal; a new one by default. */
  readonly setupCode?: string;
  /** Folder of the built pages. */
  readonly webFolder?: string | undefined;
  /** The worker process that was started beside this one. */
  readonly worker?: WorkerWatch | undefined;
  /** Of an embedded store. */
  readonly backups?: BackupsState | undefined;
}

/** The HTTP server with all its surfaces, not yet listening. */
export async function makeHttpServer(
  services: Services,
  catalogue: Catalogue,
  logger: FastifyBaseLogger,
  { setupCode = setupCodeOf(services.secrets), webFolder, requests, worker, backups, pressure }: WebParts = {},
): Promise<FastifyInstance> {
  const { settings } = services;
  const { http, hosts, credentials, intake } = await makeBareServer(services, logger, { requests, pressure });
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
  http.setNotFoundHandler(async (request, reply) => {
    if (await pages.answer(request, reply)) return reply;
    throw new AppError('rest_no_route', 'No route was found matching the URL and request method.');
  });
  const door = new Door(services, catalogue, credentials, intake);
  const health = { readiness: new Readiness(services), work: new WorkWatch(services), worker, backups };
  const metrics = makeMetrics(services, { intake, ...health });
  measureRequests(http, metrics.own);
  healthRoutes(http, services, { credentials, metrics, ...health });
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
