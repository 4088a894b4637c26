import { JOB_TYPES } from './catalogue.ts';
import { abandonedHandler } from './features/abandoned/index.ts';
import { fileChecksHandler } from './features/file-checks/index.ts';
import { carryHandler } from './features/imports/index.ts';
import { jobHandler } from './features/jobs/index.ts';
import { tlsProbesHandler } from './features/security/index.ts';
import {
  dueKeysHandler,
  dueSyncsHandler,
  iconLooksHandler,
  looksHandler,
  networkLooksHandler,
  registrationsHandler,
  screenshotsHandler,
} from './features/sites/index.ts';
import { brokenLooksHandler } from './features/update-runs/index.ts';
import type { Services } from './kernel/context.ts';
import type { QueueHandler } from './kernel/work/queue-handler.ts';

/** All queues, each with its handler below. */
export const QUEUES: readonly string[] = [
  'job-sites',
  'due-syncs',
  'look-again',
  'abandoned-checks',
  'tls-probes',
  'file-checks',
  'network-looks',
  'icon-looks',
  'screenshots',
  'registrations',
  'due-keys',
  'carry-records',
  'broken-looks',
];

/**
 * What works on the messages of the queue.
 * @param standing The services, but nothing more is sent to sites once the process has to stop; jobs check that themselves.
 */
export function queueHandlers(services: Services, standing: Services): QueueHandler[] {
  return [
    jobHandler(services, JOB_TYPES),
    dueSyncsHandler(standing),
    looksHandler(standing),
    abandonedHandler(standing),
    tlsProbesHandler(standing),
    fileChecksHandler(standing),
    networkLooksHandler(standing),
    iconLooksHandler(standing),
    ...(services.screenshots ? [screenshotsHandler(services, services.screenshots)] : []),
    registrationsHandler(standing),
    dueKeysHandler(standing),
    carryHandler(services),
    brokenLooksHandler(standing),
  ];
}
