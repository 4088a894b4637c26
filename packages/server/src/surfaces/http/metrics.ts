import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../../kernel/context.ts';
import type { WorkerWatch } from '../../kernel/process/worker-watch.ts';
import { countUp } from './count-up.ts';
import type { Readiness } from './health/readiness.ts';
import type { WorkWatch } from './health/work-watch.ts';
import type { Intake } from './intake/intake.ts';
import { routeOf } from './route-table.ts';
import { measureStore } from './store-metrics.ts';
import { measureWorker } from './worker-metrics.ts';

/** Of the process, whichever server in it tells them: each collection would have a timer of its own that never ends. */
let ofProcess: Registry | undefined;

export function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

interface MetricsParts {
  readonly intake: Intake;
  readonly readiness: Readiness;
  readonly work: WorkWatch;
  readonly worker: WorkerWatch | undefined;
}

/** The metrics for Prometheus. */
export interface Metrics {
  /** What the process knows itself. */
  readonly own: Registry;
  /** What only the store knows. */
  readonly ofStore?: Registry;
}

/** The process, requests by route and status; sites by state and health. */
export function makeMetrics(services: Services, { intake, readiness, work, worker }: MetricsParts): Required<Metrics> {
  const registry = Registry.merge([processMetrics()]);
  const ofStore = new Registry();
  measureStore(ofStore, services, work);
  measureReadiness(registry, readiness);
  new Gauge({
    name: 'sitekeeper_requests_waiting',
    help: 'Requests to sites waiting for their turn',
    registers: [registry],
    collect() {
      this.set(services.childSites.waiting());
    },
  });
  if (worker) measureWorker(registry, worker);
  const held = [
    ['sitekeeper_connections', 'Open connections', () => intake.connections.size],
    ['sitekeeper_requests_in_hand', 'Requests in progress', () => intake.requestsInHand],
    ['sitekeeper_body_bytes', 'Bytes of request bodies held in memory', () => intake.bodies.held],
    [
      'sitekeeper_queries_waiting',
      'Queries that wait for a connection to PostgreSQL',
      () => services.database.waiting().count,
    ],
  ] as const;
  for (const [name, help, look] of held) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(look());
      },
    });
  }
  countUp(registry, 'sitekeeper_requests_refused_total', 'Requests that there was no time for', () => {
    return intake.pressure.refused;
  });
  return { own: registry, ofStore };
}

export function measureReadiness(registry: Registry, readiness: Readiness): void {
  new Gauge({
    name: 'sitekeeper_ready',
    help: 'Whether this process can do its work, as /readyz has it',
    registers: [registry],
    async collect() {
      this.set((await readiness.trouble()) ? 0 : 1);
    },
  });
}

export function measureRequests(http: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'sitekeeper_http_request_seconds',
    help: 'Requests to this server',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request) ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
