import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { requirePermission } from '../../kernel/ability/permission.ts';
import type { Services } from '../../kernel/context.ts';
import { VERSION } from '../openapi/version.ts';
import { type Credentials, isLocal } from './credentials.ts';
import { Readiness } from './readiness.ts';

/**
 * `/healthz` (the process and its version), `/readyz` (the store is writable, the queue responds, files can be opened),
 * `/metrics` (Prometheus text). Source: docs/spec/basics.md#roots.
 */
export function healthRoutes(
  http: FastifyInstance,
  services: Services,
  credentials: Credentials,
  metrics: Registry,
): void {
  const readiness = new Readiness(services);

  http.get('/healthz', async () => ({ status: 'ok', version: VERSION }));

  http.get('/readyz', async (_request, reply) => {
    const trouble = await readiness.trouble();
    if (trouble) {
      return reply.code(503).send({ status: 'unavailable', reason: trouble.code, message: trouble.message });
    }
    const warnings = services.warnings.all();
    return { status: 'ok', ...(warnings.length > 0 ? { warnings } : {}) };
  });

  http.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) requirePermission(await credentials.actorOf(request, 'abilities'), { effect: 'read' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
