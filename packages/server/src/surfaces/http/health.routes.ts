import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { requirePermission } from '../../kernel/ability/permission.ts';
import type { Services } from '../../kernel/context.ts';
import { WORKER_DOWN, type WorkerReport, type WorkerWatch } from '../../kernel/process/worker-watch.ts';
import { VERSION } from '../openapi/version.ts';
import { type Credentials, isLocal } from './credentials/credentials.ts';
import { Readiness } from './readiness.ts';

interface HealthParts {
  readonly credentials: Credentials;
  readonly metrics: Registry;
  readonly worker: WorkerWatch | undefined;
}

/**
 * `/healthz` (the process and its version), `/readyz` (the store is writable, the queue responds, files can be opened),
 * `/metrics` (Prometheus text). Source: docs/spec/basics.md#roots.
 */
export function healthRoutes(
  http: FastifyInstance,
  services: Services,
  { credentials, metrics, worker }: HealthParts,
): void {
  const readiness = new Readiness(services);

  http.get('/healthz', { config: { comesFirst: true } }, async () => ({ status: 'ok', version: VERSION }));

  http.get('/readyz', { config: { comesFirst: true } }, async (_request, reply) => {
    const trouble = await readiness.trouble();
    if (trouble) {
      return reply.code(503).send({ status: 'unavailable', reason: trouble.code, message: trouble.message });
    }
    const ofWorker = worker ? await warningsOf(worker) : [];
    // While its worker process is down, that is why they wait.
    const stalled = ofWorker.includes(WORKER_DOWN) ? undefined : await readiness.stalled();
    const warnings = [...services.warnings.all(), ...ofWorker, ...(stalled ? [stalled] : [])];
    return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) };
  });

  metricsRoute(http, credentials, metrics);
}

/** Open on this machine; from elsewhere it takes the permission to read. */
export function metricsRoute(http: FastifyInstance, credentials: Credentials, metrics: Registry): void {
  http.get('/metrics', { config: { comesFirst: true } }, async (request, reply) => {
    if (!isLocal(request)) requirePermission(await credentials.actorOf(request, 'abilities'), { effect: 'read' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Requests are answered without it, so it is no reason to send them elsewhere. */
async function warningsOf(worker: WorkerWatch): Promise<WorkerReport['warnings']> {
  return (await worker.report())?.warnings ?? [WORKER_DOWN];
}
