import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { catalogue, JOB_TYPES } from './catalogue.ts';
import { sealAuditLog } from './features/audit/index.ts';
import { ClockWatch } from './features/clock/index.ts';
import { proofWaysOf } from './features/users/index.ts';
import type { Actor } from './kernel/actor.ts';
import { Refusals } from './kernel/audit/refusals.ts';
import type { Ctx, Services } from './kernel/context.ts';
import { Troubles } from './kernel/process/troubles.ts';
import { Warnings } from './kernel/process/warnings.ts';
import { within } from './kernel/process/within.ts';
import type { WorkerWatch } from './kernel/process/worker-watch.ts';
import { requireNotStopping } from './kernel/work/job.ts';
import { Presence } from './kernel/work/presence.ts';
import { startRecurring, type WhenSteady } from './kernel/work/recurring.ts';
import { takeTurn } from './kernel/work/turns.store.ts';
import { Worker, type WorkerOptions } from './kernel/work/worker.ts';
import { tightenOwnFiles } from './own-files.ts';
import { ReplyThreads } from './ports/child-sites/reply-threads.ts';
import { wireChildSites } from './ports/child-sites/wire-child-sites.ts';
import type { Clock } from './ports/clock/port.ts';
import { systemClock } from './ports/clock/system-clock.ts';
import { openDatabase } from './ports/database/open.ts';
import type { Database } from './ports/database/port.ts';
import { requireKnownStore } from './ports/database/require-known-store.ts';
import { freeDeadLeases } from './ports/job-queue/free-dead-leases.ts';
import { openJobQueue } from './ports/job-queue/open-job-queue.ts';
import { LEASE_MS } from './ports/job-queue/port.ts';
import { takeWorkerLock, type WorkerLock } from './ports/job-queue/worker-lock.ts';
import { addressGuard } from './ports/outbound/address-guard.ts';
import { guardedOutbound, turnsOf } from './ports/outbound/guarded-outbound.ts';
import type { Outbound } from './ports/outbound/port.ts';
import { quietOnceClosed } from './ports/outbound/quiet-once-closed.ts';
import { Resolver } from './ports/outbound/resolver.ts';
import type { OwnTurns, Turns } from './ports/outbound/turns.ts';
import { waitForFiles } from './ports/outbound/wait-for-files.ts';
import { writesUnderCurrentKey } from './ports/secrets/current-key-writes.ts';
import type { KeyRing } from './ports/secrets/key-ring.ts';
import { openSecrets, raiseStage } from './ports/secrets/master-key.ts';
import { type Rotated, type RotateOptions, rotate } from './ports/secrets/rotate.ts';
import { nodeTlsProbe } from './ports/tls-probe/node-tls-probe.ts';
import type { TlsProbe } from './ports/tls-probe/port.ts';
import { QUEUES, queueHandlers } from './queue-handlers.ts';
import { dailyBackups, keepCopyBeforeUpgrade } from './recovery/index.ts';
import { RECURRING } from './recurring-tasks.ts';
import { rotationNotes } from './rotation-notes.ts';
import { SEALED_VALUES } from './sealed-values.ts';
import type { Settings } from './settings.ts';
import type { Pressure } from './surfaces/http/intake/pressure.ts';
import { RequestsInHand } from './surfaces/http/requests-in-hand.ts';
import { VERSION } from './surfaces/openapi/version.ts';
import { setupCodeOf } from './surfaces/web/setup-code.ts';

const LOCK_RETRY_MS = 1000;
/** What sites have answered when the server is stopped may still be stored so long. */
const STORE_WITHIN_MS = 250;
/** What may be put in place of the real things. */
export interface AppParts {
  readonly database?: Database;
  readonly clock?: Clock;
  readonly outbound?: Outbound;
  readonly tlsProbe?: TlsProbe;
  /** Whom requests to sites ask for their turn, instead of this process alone. */
  readonly turnsBy?: (own: OwnTurns) => Turns;
  readonly workerOptions?: Partial<WorkerOptions>;
  /** How long a message of the queue stays with a process that is not heard of. */
  readonly leaseMs?: number;
  /** Folder of the built pages. */
  readonly webFolder?: string;
  /** Decides which requests there is no time for. */
  readonly pressure?: Pick<Pressure, 'refusal' | 'refused'>;
}

/** The whole server, wired up. */
export interface Application {
  readonly services: Services;
  /** Of the requests that this process sends to sites. */
  readonly turns: OwnTurns;
  /** What the set-up page asks for while there is no user, whichever process serves it. */
  readonly setupCode: string;
  /** A context for work that this process does itself. */
  ctx(actor: Actor): Ctx;
  /**
   * The HTTP server, not yet listening.
   * @param worker The worker process that was started beside it, to tell how that does.
   */
  http(worker?: WorkerWatch): Promise<FastifyInstance>;
  /** Begins to work on jobs and scheduled syncs; with an embedded store only one process does at a time. */
  startWorker(): Worker;
  /** Changes the master key; the servers on the store go on meanwhile. @throws Error that says what to do. */
  rotateMasterKey(options?: Omit<RotateOptions, 'begun' | 'ended'>): Promise<Rotated>;
  /** True while this process holds the right to work on jobs. */
  working(): boolean;
  /**
   * Ends it. @param graceMs So long requests and work in hand may take to come to their end; what is not done by then is
   * cut off, as by a crash.
   */
  close(graceMs?: number): Promise<void>;
}

/** Brings the store up to date and opens its secrets; a store that can't be used is closed again. */
async function prepare(database: Database, settings: Settings, log: FastifyBaseLogger): Promise<KeyRing> {
  try {
    await requireKnownStore(database, settings);
    if (database.engine === 'sqlite') await keepCopyBeforeUpgrade(settings, log);
    await database.migrate();
    const secrets = await openSecrets(database, settings, SEALED_VALUES);
    await raiseStage(database, secrets, 1, trx => sealAuditLog(trx, secrets));
    return secrets;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the store, brings it up to date, and puts the parts together. @throws Error when it can't be opened. */
export async function openApp(settings: Settings, log: FastifyBaseLogger, parts: AppParts = {}): Promise<Application> {
  const clock = parts.clock ?? systemClock;
  const store = parts.database ?? openDatabase(settings);
  const secrets = await prepare(store, settings, log);
  tightenOwnFiles(settings, log);
  const database = writesUnderCurrentKey(store, secrets);
  const troubles = new Troubles({ clock, log });
  const queue = await openJobQueue(database, {
    clock,
    queues: QUEUES,
    leaseMs: parts.leaseMs ?? LEASE_MS,
    onError: error => {
      if (!troubles.note(error)) log.error({ err: error }, 'the job queue has met an error');
    },
  });
  const presence = new Presence();
  const shares = {
    concurrency: settings.syncConcurrency,
    perAddress: settings.outboundPerAddress,
    sharedBy: () => presence.count(),
    clock,
  };
  const turns = turnsOf(shares);
  const wayOut =
    parts.outbound ??
    guardedOutbound({
      ...shares,
      turns: parts.turnsBy?.(turns) ?? turns,
      allowPrivate: settings.outboundAllowPrivate,
      connectMs: settings.connectSeconds * 1000,
      maxReplyBytes: settings.outboundMaxReplyBytes,
    });
  const outbound = quietOnceClosed(waitForFiles(wayOut, clock, error => troubles.note(error)));
  const replies = new ReplyThreads();
  const stopping = new AbortController();
  const requests = new RequestsInHand(stopping.signal);
  const refusals = new Refusals({ database, clock, secrets, log });
  const warnings = new Warnings();
  const services: Services = {
    database,
    troubles,
    refusals,
    warnings,
    clock,
    settings,
    log,
    secrets,
    stopping: stopping.signal,
    childSites: wireChildSites(
      outbound,
      {
        checkMs: settings.checkSeconds * 1000,
        syncMs: settings.syncSeconds * 1000,
        actionMs: settings.actionSeconds * 1000,
        updateMs: settings.updateSeconds * 1000,
      },
      { replies, mostBytes: settings.outboundMaxReplyBytes },
    ),
    tlsProbe: parts.tlsProbe ?? guardedTlsProbe(settings, clock),
    queue,
    retryableJobs: new Set(JOB_TYPES.filter(type => type.retryable).map(({ type }) => type)),
    waysToProve: userId => proofWaysOf({ database }, userId),
    jobResults: new Map(JOB_TYPES.flatMap(({ type, result }) => (result ? [[type, result] as const] : []))),
  };
  // Jobs look by themselves; of all other work nothing that has not had its turn is sent once the process is to stop.
  const childSites = services.childSites.watched(async () => requireNotStopping(services));
  const standing: Services = { ...services, childSites };
  const handlers = queueHandlers(services, standing);
  const clockWatch = new ClockWatch(services);
  const worker = new Worker(services, handlers, parts.workerOptions);
  const backups = dailyBackups({ settings, clock, log, warnings, version: VERSION });
  const ownStore = database.engine === 'sqlite' && settings.backupKeep > 0;
  const backUp = { name: 'back up the store', everyMs: 60_000, run: () => backups.run() };
  const setupCode = setupCodeOf(secrets);
  const http: FastifyInstance[] = [];
  let lock: WorkerLock | 'shared' | undefined;
  let stopRecurring: (() => Promise<void>) | undefined;
  let cancelRetry = () => {};
  let closing = false;

  async function becomeWorker(): Promise<void> {
    if (closing) return;
    lock = database.engine === 'sqlite' ? takeWorkerLock(settings.dataFolder) : 'shared';
    if (lock === undefined) {
      cancelRetry = clock.after(LOCK_RETRY_MS, () => void becomeWorker());
      return;
    }
    if (database.engine === 'sqlite') await freeDeadLeases(database, clock.now());
    await clockWatch.start().catch(error => {
      if (!troubles.note(error)) throw error; // a full disk must not keep it from what can be done
    });
    if (lock === 'shared') await presence.tell(services).catch(error => void troubles.note(error));
    if (closing) return;
    worker.start();
    const look = {
      name: 'compare the clock',
      everyMs: 15_000,
      run: () => clockWatch.look(),
      ofEachProcess: true,
    } as const;
    const recurring = [
      look,
      ...RECURRING,
      ...(ownStore ? [backUp] : []),
      ...(lock === 'shared' ? [presence.work] : []),
    ];
    const whenSteady: WhenSteady = (ms, work) => clockWatch.whenSteady(ms, work);
    // On an embedded store one process works at a time.
    const turns = lock === 'shared' ? (name: string, every: number) => takeTurn(services, name, every) : undefined;
    stopRecurring = startRecurring(services, recurring, whenSteady, turns);
  }

  return {
    services,
    turns,
    setupCode,
    ctx: actor => ({ ...services, actor, origin: settings.baseUrl || `http://${settings.host}:${settings.port}` }),
    async http(worker) {
      const { makeHttpServer } = await import('./surfaces/http/server.ts'); // a worker does without
      const server = await makeHttpServer(services, catalogue, log, {
        setupCode,
        requests,
        worker,
        webFolder: parts.webFolder,
        ...(parts.pressure ? { pressure: parts.pressure } : {}),
      });
      http.push(server);
      return server;
    },
    startWorker() {
      becomeWorker().catch(error => log.error({ err: error }, 'the worker could not start'));
      return worker;
    },
    rotateMasterKey: options =>
      rotate(store, secrets, settings, SEALED_VALUES, { ...options, ...rotationNotes(services) }),
    working: () => lock !== undefined,
    async close(graceMs = 0) {
      closing = true;
      cancelRetry();
      stopping.abort();
      if (graceMs > 0) {
        log.info({ requests: requests.size, graceMs }, 'stopping: waiting for requests and jobs in progress');
        await within(graceMs, Promise.all([requests.done(), worker.rest(), stopRecurring?.()]));
      }
      await Promise.all(http.map(server => server.close()));
      await backups.stop();
      await stopRecurring?.();
      await worker.stop();
      if (lock === 'shared') await presence.leave(services);
      services.tlsProbe.close();
      await outbound.close();
      await replies.close();
      await worker.idle(STORE_WITHIN_MS);
      await refusals.close();
      await queue.close();
      await database.close();
      if (lock !== undefined && lock !== 'shared') lock.release();
    },
  };
}

function guardedTlsProbe(settings: Settings, clock: Clock): TlsProbe {
  const guard = addressGuard(settings.outboundAllowPrivate);
  return nodeTlsProbe({ guard, resolver: new Resolver(guard, clock), clock });
}
