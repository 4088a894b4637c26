import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '@sitekeeper/server';
import {
  AppError,
  type Application,
  type Ctx,
  catalogue,
  execute,
  makeLog,
  mayBeNew,
  openApp,
  readSettings,
  storeFile,
} from '@sitekeeper/server';
import { type AbilityCard, cardOf } from '../abilities/ability-card.ts';
import { UsageError, WorkError } from '../failure.ts';
import type { Io } from '../io.ts';
import type { JobStatusAnswer } from '../job-status.ts';
import type { Terminal } from '../terminal.ts';
import { storeUpgraded } from '../until-stopped.ts';
import type { CliSession } from './cli-session.ts';
import { withoutAccess } from './server-access.ts';

const NOBODY_WORKS =
  'No process works on jobs, and SITEKEEPER_WORKER=false keeps this one from it. Start "sitekeeper worker", or run this command again with SITEKEEPER_WORKER=true.';

/** Runs work on the store for the command line, with the same abilities and rules as over HTTP. */
export class StoreSession implements CliSession {
  readonly app: Application;
  readonly ctx: Ctx;
  readonly place = '';
  readonly namespace: string;

  constructor(app: Application) {
    this.app = app;
    this.ctx = app.ctx({ kind: 'system', name: 'cli' });
    this.namespace = this.ctx.settings.namespace;
  }

  async run<Output>(name: string, input: object): Promise<Output> {
    const ability = catalogue.get(name);
    if (!ability) throw new Error(`There is no ability ${name}`);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    return (await execute(ability, () => given, this.ctx)) as Output;
  }

  async abilities(): Promise<readonly AbilityCard[]> {
    return catalogue.all().map(cardOf);
  }

  async ability(name: string): Promise<AbilityCard | undefined> {
    const bare = name.startsWith(`${this.namespace}/`) ? name.slice(this.namespace.length + 1) : name;
    const ability = catalogue.get(bare);
    return ability && cardOf(ability);
  }

  job(jobId: string): Promise<JobStatusAnswer> {
    return this.run<JobStatusAnswer>('get-batch-job-status-v1', { job_id: jobId });
  }

  /** This process does the work, unless its settings leave that to others. */
  async troubles(): Promise<readonly string[]> {
    const { settings, somebodyWorks } = this.ctx;
    if (settings.worker || (await somebodyWorks().catch(() => true))) return [];
    return [NOBODY_WORKS];
  }

  /** An embedded store allows one process to work on jobs; others stand by. */
  helpWithJobs(): void {
    if (this.ctx.settings.worker) this.app.startWorker();
  }
}

/** The settings of this process. @throws UsageError naming each invalid variable. */
export function settingsOf(io: Io): Settings {
  try {
    return readSettings(withoutAccess(io.env));
  } catch (error) {
    throw new UsageError((error as Error).message.replaceAll('\n', ' '));
  }
}

/**
 * Opens the store, does the work and closes it again. A server may be running on the same store.
 * @param creates Whether it creates a store where there is none.
 */
export async function withStoreSession<T>(
  { io }: Pick<Terminal, 'io'>,
  work: (session: StoreSession) => Promise<T>,
  { creates = false } = {},
): Promise<T> {
  const settings = settingsOf(io);
  if (!creates) requireStoreFile(settings);
  // An error is one line; the log has more if its level is raised.
  const hasLog = Boolean(io.env.SITEKEEPER_LOG_LEVEL);
  const log = makeLog(hasLog ? settings.logLevel : 'silent');
  const tellWaiting = hasLog ? undefined : (line: string) => void io.stderr.write(`${line}\n`);
  const app = await openApp(settings, log, { tellWaiting, ...io.parts }).catch(error => {
    throw error instanceof AppError ? error : cannotOpen(settings, error);
  });
  try {
    // Some commands run for days, as an assistant's does, or as long as a job.
    return await Promise.race([work(new StoreSession(app)), app.outdated.then(storeUpgraded)]);
  } finally {
    // It may have begun to work on jobs of others: what sites are being asked comes to its end, as in a server.
    await app.close(settings.stopSeconds * 1000);
  }
}

/** A new store would hide a typo in the name of its folder. Where a master key is left, opening it says what is missing. */
function requireStoreFile(settings: Settings): void {
  if (settings.databaseUrl !== '' || !isMissing(storeFile(settings)) || !mayBeNew(settings)) return;
  throw new WorkError(
    'no_store',
    `There is no store in ${resolve(settings.dataFolder)} (SITEKEEPER_DATA). Name the data folder of your server, or create a store with "sitekeeper serve" or "sitekeeper admin create".`,
  );
}

/** False for what may not be looked at: opening it says so. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** Why the store can't be opened, without the value of DATABASE_URL. */
export function cannotOpen(settings: Settings, error: unknown): WorkError {
  const reason = rootReason(error);
  const place =
    settings.databaseUrl === '' ? `in ${resolve(settings.dataFolder)} (SITEKEEPER_DATA)` : 'that DATABASE_URL names';
  return new WorkError('store_not_opened', `The store ${place} could not be opened: ${reason.replace(/\.$/, '')}.`);
}

/** A message that is a sentence says what to do; otherwise the root cause says more, such as a refused connection. */
export function rootReason(error: unknown): string {
  const { code, message, errors, cause } = error as NodeJS.ErrnoException & { errors?: Error[] };
  if (cause !== undefined && !message.endsWith('.')) return rootReason(cause);
  return message || errors?.[0]?.message || code || 'no reason was given';
}
