import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { SILENT_AFTER_SECONDS, WORKER_DOWN, type WorkerWatch } from '../../kernel/process/worker-watch.ts';
import { VERSION } from '../openapi/version.ts';
import { makeBareServer } from './bare-server.ts';
import { metricsRoute } from './health/health.routes.ts';
import { Readiness } from './health/readiness.ts';
import { measureReadiness, processMetrics } from './metrics.ts';
import type { RequestsInHand } from './requests-in-hand.ts';
import { measureWorker } from './worker-metrics.ts';

/** Probes wait for five seconds: an answer must come before that. */
const STORE_WITHIN_MS = 2000;
const STUCK = {
  reason: 'worker_stuck',
  message:
    'This process has not told the store for a minute that it works, although the store responds. Start it again.',
} as const;

/**
 * `/healthz`, `/readyz` and `/metrics` of a process that only works on jobs. It is to be started again only if that can
 * help: not while the store is away.
 */
export async function makeWorkerServer(
  services: Services,
  logger: FastifyBaseLogger,
  worker: WorkerWatch,
  requests: RequestsInHand,
): Promise<FastifyInstance> {
  const { http, credentials } = await makeBareServer(services, logger, { requests });
  const readiness = new Readiness(services, STORE_WITHIN_MS);
  const state = async () => {
    const report = await worker.report();
    const silent = report?.silentSeconds;
    return {
      isSilent: silent !== undefined && silent >= SILENT_AFTER_SECONDS,
      warnings: report?.warnings ?? [WORKER_DOWN],
      shown: {
        working: report?.working ?? false,
        ...(silent === undefined ? {} : { heartbeat_seconds: Math.round(silent) }),
      },
    };
  };

  http.get('/healthz', { config: { comesFirst: true } }, async (_request, reply) => {
    const { isSilent, shown } = await state();
    if (isSilent && !(await readiness.trouble()))
      return reply.code(503).send({ status: 'unavailable', ...STUCK, ...shown });
    return { status: 'ok', version: VERSION, ...shown };
  });

  http.get('/readyz', { config: { comesFirst: true } }, async (_request, reply) => {
    const trouble = await readiness.trouble();
    const { isSilent, warnings, shown } = await state();
    if (trouble || isSilent) {
      const why = trouble ? { reason: trouble.code, message: trouble.message } : STUCK;
      return reply.code(503).send({ status: 'unavailable', ...why, ...shown });
    }
    return { status: 'ok', ...shown, ...(warnings.length > 0 ? { warnings } : {}) };
  });

  const own = Registry.merge([processMetrics()]);
  measureReadiness(own, readiness);
  measureWorker(own, worker);
  metricsRoute(http, services, { credentials, metrics: { own } });
  http.setNotFoundHandler(async () => {
    throw new AppError('rest_no_route', 'This process works on jobs. It answers /healthz, /readyz and /metrics only.');
  });
  return http;
}
