import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Application, AppParts } from './application.ts';
import { catalogue, JOB_TYPES } from './catalogue.ts';
import { CLOSING_MS } from './closing-times.ts';
import { followSettings } from './features/settings/index.ts';
import { proofWaysOf } from './features/users/index.ts';
import { Refusals } from './kernel/audit/refusals.ts';
import type { Services } from './kernel/context.ts';
import { RECOMMENDED_COST } from './kernel/password-cost.ts';
import { Troubles } from './kernel/process/troubles.ts';
import { Warnings } from './kernel/process/warnings.ts';
import { within } from './kernel/process/within.ts';
import { freeDeadProcess } from './kernel/work/free-dead-process.ts';
import { Presence } from './kernel/work/presence.ts';
import { UnsavedResults } from './kernel/work/unsaved-results.ts';
import { liveSettings } from './live-settings.ts';
import { makeBackgroundWork } from './make-background-work.ts';
import { originOf } from './origin.ts';
import { tightenOwnFiles } from './own-files.ts';
import { ReplyThreads } from './ports/child-sites/reply-threads.ts';
import { openChromium } from './ports/chromium/open-chromium.ts';
import { systemClock } from './ports/clock/system-clock.ts';
import { levelOfNewerRelease } from './ports/database/migrate.ts';
import { openDatabase } from './ports/database/open.ts';
import { rdapRegistry } from './ports/domain-registry/rdap-registry.ts';
import { freeDeadLeases } from './ports/job-queue/free-dead-leases.ts';
import { takeWorkerLock } from './ports/job-queue/worker-lock.ts';
import { isProcessRunning, newProcessId } from './ports/processes/process-id.ts';
import { openReportPrinter } from './ports/report-printer/open-report-printer.ts';
import { writesUnderCurrentKey } from './ports/secrets/current-key-writes.ts';
import { rotate } from './ports/secrets/rotate.ts';
import { vulnerabilityFeed } from './ports/vulnerability-feed/read-feed.ts';
import { BackupWatch, dailyBackups } from './recovery/index.ts';
import { rotationNotes } from './rotation-notes.ts';
import { SEALED_VALUES } from './sealed-values.ts';
import type { Settings } from './settings.ts';
import { doesSomebodyWork, openQueue, prepareStore, shareClock } from './store-parts.ts';
import { RequestsInHand } from './surfaces/http/requests-in-hand.ts';
import { VERSION } from './surfaces/openapi/version.ts';
import { setupCodeOf } from './surfaces/web/setup-code.ts';
import { watchRelease } from './watch-release.ts';
import {
  openChecks,
  openChildSites,
  openMail,
  openMessageReceivers,
  openOutbound,
  openPushServices,
  openScreenshots,
  openSlots,
  openTlsProbe,
  ownTurns,
  type Wired,
} from './ways-out.ts';

/** Opens the store, brings it up to date, and puts the parts together. @throws Error when it can't be opened. */
export async function openApp(given: Settings, log: FastifyBaseLogger, parts: AppParts = {}): Promise<Application> {
  const settings = liveSettings(given);
  const store = parts.database ?? openDatabase(settings, parts.onlyWorks ? 'works' : 'answers');
  const secrets = await prepareStore(store, settings, log, parts.tellWaiting);
  tightenOwnFiles(settings, log);
  const shared = shareClock(store, parts.machineClock ?? systemClock, log);
  const clock = parts.clock ?? shared;
  if (clock === shared && store.engine === 'postgres') await shared.start();
  const database = writesUnderCurrentKey(store, secrets);
  const known = { settings, log, clock, troubles: new Troubles({ clock, log }) };
  const wired: Wired = { ...known, lookup: parts.lookup };
  const stored = await followSettings({ ...wired, database, secrets });
  const release = watchRelease(wired, () => levelOfNewerRelease(database.db));
  const onSent = () => {
    background.worker.wake();
    parts.onSent?.();
  };
  const queue = await openQueue(database, wired, { leaseMs: parts.leaseMs, onSent, onHand: parts.onHand });
  const processId = newProcessId();
  const presence = new Presence(processId);
  const openedAt = clock.elapsed();
  const sharedBy = () => presence.count();
  const slots = openSlots(wired, database, sharedBy);
  const limits = { sharedBy, slots };
  const turns = ownTurns(wired, limits);
  const outbound = openOutbound(wired, parts, turns);
  const checks = openChecks(wired, parts, limits);
  const replies = new ReplyThreads();
  const stopping = new AbortController();
  const requests = new RequestsInHand(stopping.signal);
  const chromium = openChromium(settings.chromium, log);
  const services: Services = {
    ...known,
    processId,
    database,
    secrets,
    queue,
    passwordCost: parts.passwordCost ?? RECOMMENDED_COST,
    refusals: new Refusals({ database, clock, secrets, log }),
    warnings: new Warnings(),
    somebodyWorks: parts.somebodyWorks ?? (() => doesSomebodyWork(database, settings, clock.now())),
    unsavedResults: new UnsavedResults(),
    stopping: stopping.signal,
    childSites: openChildSites(outbound, settings, replies),
    tlsProbe: parts.tlsProbe ?? openTlsProbe(wired),
    receivers: openMessageReceivers(wired),
    pushServices: openPushServices(wired, parts),
    reportPrinter: parts.reportPrinter ?? openReportPrinter(chromium),
    screenshots: parts.screenshots ?? openScreenshots(wired, chromium),
    mail: openMail(wired, database),
    checks,
    icons: outbound,
    vulnerabilityFeed: vulnerabilityFeed(outbound),
    domainRegistry:
      settings.domainRegistries === 'off' ? undefined : rdapRegistry(outbound, clock, settings.domainRegistries),
    jobEnds: new Map(JOB_TYPES.flatMap(({ type, endedEarly }) => (endedEarly ? [[type, endedEarly] as const] : []))),
    retryableJobs: new Set(JOB_TYPES.filter(type => type.retryable).map(({ type }) => type)),
    wishNotingJobs: new Set(JOB_TYPES.filter(type => type.notesWishes).map(({ type }) => type)),
    abilities: catalogue,
    waysToProve: userId => proofWaysOf({ database }, userId),
    jobResults: new Map(JOB_TYPES.flatMap(({ type, result }) => (result ? [[type, result] as const] : []))),
  };
  const backups = dailyBackups({ settings, database, clock, log, warnings: services.warnings, version: VERSION });
  const background = makeBackgroundWork(services, {
    presence,
    backups,
    workerOptions: parts.workerOptions,
    ownStore: {
      lock: () => takeWorkerLock(settings.dataFolder),
      freeDeadLeases: () => freeDeadLeases(database, clock.now(), isProcessRunning),
    },
  });
  const setupCode = setupCodeOf(secrets);
  const http: FastifyInstance[] = [];

  return {
    services,
    turns,
    setupCode,
    ctx: actor => ({ ...services, actor, origin: originOf(settings) }),
    async http(worker) {
      const { makeHttpServer } = await import('./surfaces/http/server.ts'); // a worker does without
      const { webFolder, pressure } = parts;
      const server = await makeHttpServer(services, catalogue, log, {
        setupCode,
        requests,
        worker,
        backups: settings.databaseUrl === '' ? new BackupWatch(settings, database, clock) : undefined,
        webFolder,
        pressure,
      });
      http.push(server);
      return server;
    },
    async workerHttp(watch) {
      const { makeWorkerServer } = await import('./surfaces/http/worker-server.ts'); // most workers do without
      const server = await makeWorkerServer(services, log, watch, requests);
      http.push(server);
      return server;
    },
    startWorker() {
      slots?.connect();
      background.start();
      return background.worker;
    },
    async freeDead(dead) {
      await freeDeadProcess(services, dead).catch(error => {
        // Then its leases end by themselves.
        if (!services.troubles.note(error)) log.error({ err: error }, 'what a dead process had could not be freed');
      });
    },
    rotateMasterKey: options =>
      rotate(store, secrets, settings, SEALED_VALUES, { ...options, ...rotationNotes(services) }),
    outdated: release.outdated,
    working: () => background.working,
    silentMs: () =>
      store.engine === 'postgres' && background.working ? clock.elapsed() - (presence.toldAt ?? openedAt) : undefined,
    async close(graceMs = 0) {
      background.startNothing();
      stored.stop();
      stopping.abort();
      if (graceMs > 0) {
        log.info({ requests: requests.size, graceMs }, 'stopping: waiting for requests and jobs in progress');
        const done = Promise.all([requests.done(), background.rest()]);
        await within(graceMs, Promise.race([done, release.outdated]));
      }
      await Promise.all(http.map(server => server.close()));
      await within(CLOSING_MS.background, Promise.all([backups.stop(), background.stopRecurring()]));
      // Whatever arrives from now on counts as unanswered: messages are returned once all that has arrived is stored.
      services.tlsProbe.close();
      const waysOut = [
        services.reportPrinter,
        services.screenshots,
        outbound,
        checks,
        services.receivers,
        services.pushServices,
        replies,
      ];
      await within(CLOSING_MS.waysOut, Promise.all(waysOut.map(way => way?.close())));
      slots?.close();
      shared.stop();
      release.stop();
      await within(CLOSING_MS.leaveStore, leaveStore());
      await within(CLOSING_MS.closeStore, database.close());
      background.free();
    },
  };

  async function leaveStore(): Promise<void> {
    await Promise.all([background.stop(), services.refusals.close()]);
    await queue.close();
  }
}
