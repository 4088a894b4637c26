import type { Settings } from '@sitekeeper/server';
import {
  AppError,
  type Application,
  type Ctx,
  catalogue,
  execute,
  makeLog,
  openApp,
  readSettings,
} from '@sitekeeper/server';
import { UsageError, WorkError } from './failure.ts';
import type { Io } from './io.ts';

/** Runs work on the store for the command line, with the same abilities and rules as over HTTP. */
export class CliSession {
  readonly app: Application;
  readonly ctx: Ctx;

  constructor(app: Application) {
    this.app = app;
    this.ctx = app.ctx({ kind: 'system', name: 'cli' });
  }

  /** Runs an ability by its name, e.g. `list-sites-v1`. @throws AppError */
  async run<Output>(name: string, input: object): Promise<Output> {
    const ability = catalogue.get(name);
    if (!ability) throw new Error(`There is no ability ${name}`);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    return (await execute(ability, () => given, this.ctx)) as Output;
  }
}

/** The settings of this process. @throws UsageError naming each invalid variable. */
export function settingsOf(io: Io): Settings {
  try {
    return readSettings(io.env);
  } catch (error) {
    throw new UsageError((error as Error).message.replaceAll('\n', ' '));
  }
}

/** Opens the store, does the work and closes it again. A server may be running on the same store. */
export async function withCliSession<T>(io: Io, work: (session: CliSession) => Promise<T>): Promise<T> {
  const settings = settingsOf(io);
  // An error is one line; the log has more if its level is raised.
  const log = makeLog(io.env.SITEKEEPER_LOG_LEVEL ? settings.logLevel : 'silent');
  const app = await openApp(settings, log, io.parts).catch(error => {
    throw error instanceof AppError ? error : cannotOpen(settings, error);
  });
  try {
    return await work(new CliSession(app));
  } finally {
    await app.close();
  }
}

/** Why the store can't be opened, without the value of DATABASE_URL. */
export function cannotOpen(settings: Settings, error: unknown): WorkError {
  const reason = rootReason(error);
  const place = settings.databaseUrl === '' ? `in ${settings.dataFolder} (SITEKEEPER_DATA)` : 'that DATABASE_URL names';
  return new WorkError('store_not_opened', `The store ${place} could not be opened: ${reason.replace(/\.$/, '')}.`);
}

/** A message that is a sentence says what to do; otherwise the root cause says more, such as a refused connection. */
export function rootReason(error: unknown): string {
  const { code, message, errors, cause } = error as NodeJS.ErrnoException & { errors?: Error[] };
  if (cause !== undefined && !message.endsWith('.')) return rootReason(cause);
  return message || errors?.[0]?.message || code || 'no reason was given';
}
