import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../kernel/context.ts';
import { WORKER_DOWN, type WorkerWatch } from '../../../kernel/process/worker-watch.ts';
import { VERSION } from '../../openapi/version.ts';
import { type Credentials, isLocal } from '../credentials/credentials.ts';
import type { Metrics } from '../metrics.ts';
import { MetricsReaders } from './metrics-readers.ts';
import type { Readiness } from './readiness.ts';
import type { WorkWatch } from './work-watch.ts';

/** Whether backups are made, whichever process is to make them. */
export interface BackupsState {
  warning(): Promise<{ readonly code: string; readonly message: string } | undefined>;
}

interface HealthParts {
  readonly credentials: Credentials;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly work: WorkWatch;
  readonly worker: WorkerWatch | undefined;
  readonly backups: BackupsState | undefined;
}

/**
 * `/healthz` (the process and its version), `/readyz` (the store is writable, the queue responds, files can be opened),
 * `/metrics` (Prometheus text). Source: docs/spec/basics.md#roots.
 */
export function healthRoutes(
  http: FastifyInstance,
  services: Services,
  { credentials, metrics, readiness, work, worker, backups }: HealthParts,
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
    const missing = await backups?.warning();
    if (missing && !warnings.some(({ code }) => code === missing.code)) warnings.push(missing);
    return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) };
  });

  metricsRoute(http, services, { credentials, metrics });
}

/**
 * Open on this machine; from elsewhere it takes the permission to read. While that can't be looked up, whoever had it
 * lately is told what the process knows itself.
 */
export function metricsRoute(
  http: FastifyInstance,
  services: Services,
  { credentials, metrics }: Pick<HealthParts, 'credentials' | 'metrics'>,
): void {
  const readers = new MetricsReaders(services, credentials);
  const { own, ofStore } = metrics;
  http.get('/metrics', { config: { comesFirst: true } }, async (request, reply) => {
    const all = isLocal(request) || (await readers.mayReadStore(request));
    const texts = await Promise.all([own, ...(all && ofStore ? [ofStore] : [])].map(part => part.metrics()));
    return reply.type(own.contentType).send(texts.join('\n'));
  });
}
