import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Services } from '../../kernel/context.ts';
import { demandPermission } from '../../kernel/permission.ts';
import { type Credentials, isLocal } from './credentials.ts';

/** `/healthz` (the process), `/readyz` (store and queue answer), `/metrics` (Prometheus text). Source: decisions.md §1. */
export function healthRoutes(
  http: FastifyInstance,
  services: Services,
  credentials: Credentials,
  metrics: Registry,
): void {
  http.get('/healthz', async () => ({ status: 'ok' }));

  http.get('/readyz', async (_request, reply) => {
    try {
      await services.database.ping();
      await services.queue.size('job-sites');
      const warnings = services.warnings.all();
      return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) };
    } catch (error) {
      services.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable', message: 'The store does not answer.' });
    }
  });

  http.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) demandPermission(await credentials.actorOf(request, 'abilities'), { effect: 'read' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
