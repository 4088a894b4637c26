import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { requirePermission } from '../../../kernel/ability/permission.ts';
import type { Services } from '../../../kernel/context.ts';
import { WORKER_DOWN, type WorkerWatch } from '../../../kernel/process/worker-watch.ts';
import { VERSION } from '../../openapi/version.ts';
import { type Credentials, isLocal } from '../credentials/credentials.ts';
import type { Readiness } from './readiness.ts';
import type { WorkWatch } from './work-watch.ts';

interface HealthParts {
  readonly credentials: Credentials;
  readonly metrics: Registry;
  readonly readiness: Readiness;
  readonly work: WorkWatch;
  readonly worker: WorkerWatch | undefined;
}

/**
 * `/healthz` (the process and its version), `/readyz` (the store is writable, the queue responds, files can be opened),
 * `/metrics` (Prometheus text). Source: docs/spec/basics.md#roots.
 */
export function healthRoutes(
  http: FastifyInstance,
  services: Services,
  { credentials, metrics, readiness, work, worker }: HealthParts,
): void {
  http.get('/healthz', { config: { comesFirst: true } }, async () => ({ status: 'ok', version: VERSION }));

  http.get('/readyz', { config: { comesFirst: true } }, async (_request, reply) => {
    const trouble = await readiness.trouble();
    if (trouble) {
      return reply.code(503).send({ status: 'unavailable', reason: trouble.code, message: trouble.message });
    }
    const report = await worker?.report();
    const isDown = worker !== undefined && report === undefined;
    const ofWorker = isDown ? [WORKER_DOWN] : (report?.warnings ?? []);
    // While its worker process is down, that is why nothing gets on.
    const stalled = isDown ? undefined : await work.warning();
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
