import { takeUpSettings } from '../../features/settings/index.ts';
import { liveSettings } from '../../live-settings.ts';
import { MIGRATION_NAMES } from '../../ports/database/migrate.ts';
import { openDatabase } from '../../ports/database/open.ts';
import type { Database } from '../../ports/database/port.ts';
import type { Secrets } from '../../ports/secrets/port.ts';
import type { Settings } from '../../settings.ts';
import { openStoreSecrets } from '../store-secrets.ts';
import { checkBackups } from './check-backups.ts';
import { checkAudit, checkClock, checkJobs } from './check-content.ts';
import { checkFeed } from './check-feed.ts';
import { checkDisk, checkFolder, checkKeyFile, checkLock } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { checkOutbound } from './check-outbound.ts';
import { checkScreenshots } from './check-screenshots.ts';
import { checkMigrations, lookAtStore } from './check-store.ts';
import { type Finding, type FindingOfCheck, fail, ok, warn } from './finding.ts';

export interface DoctorOptions {
  /** ms epoch */
  readonly now: number;
  /** Check all of the store, the audit log and the newest backup. */
  readonly full?: boolean;
  /** Send nothing to anybody. */
  readonly offline?: boolean;
}

/**
 * Checks everything that this server depends on, and changes nothing. Each check is independent: a failure does not
 * prevent the others.
 */
export async function runDoctor(
  settings: Settings,
  { now, full = false, offline = false }: DoctorOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const look = async (check: string, work: () => FindingOfCheck | Promise<FindingOfCheck>) => {
    const found = await Promise.resolve().then(work).catch(unlooked);
    findings.push({ check, ...found });
    return found.verdict;
  };
  let level: string | undefined;
  await look('settings', () => checkSettings(settings));
  await look('data folder', () => checkFolder(settings));
  const key = await look('master key', () => checkKeyFile(settings));
  await look('disk', () => checkDisk(settings));
  await look('lock', () => checkLock(settings));
  const store = await look('store', async () => {
    const seen = await lookAtStore(settings, full);
    level = seen.level;
    return seen.found;
  });
  const usable = store === 'ok' && level === MIGRATION_NAMES.at(-1) && key !== 'fail';
  const database = usable ? openDatabase(settings) : undefined;
  try {
    const opened = database && (await openStoreSecrets(database, settings).catch((error: Error) => error));
    const readable = database && opened && !(opened instanceof Error) ? { database, secrets: opened } : undefined;
    const { live, ignored } = await settingsInForce(settings, readable);
    if (ignored.length > 0) await look('stored settings', () => ignoredSettings(ignored));
    await look('backups', () => checkBackups(live, database, now, full));
    if (store !== 'ok') return findings;
    await look('migrations', () => checkMigrations(level));
    if (database === undefined) return findings;
    await look('secrets', () => checkSecrets(opened));
    await look('clock', () => checkClock(database, live, now));
    await look('jobs', () => checkJobs(database, now));
    await look('vulnerability feed', () => checkFeed(database, live, now));
    if (readable) await look('audit log', () => checkAudit(readable, live, full));
    if (!offline) await look('outbound', () => checkOutbound(database, live, now));
    if (!offline) await look('mail', () => checkMail(live, database));
    await look('screenshots', () => checkScreenshots(live));
  } finally {
    await database?.close();
  }
  return findings;
}

/** With what people have set in the dashboard, as the running server has it. */
async function settingsInForce(
  settings: Settings,
  store: { database: Database; secrets: Secrets } | undefined,
): Promise<{ readonly live: Settings; readonly ignored: readonly string[] }> {
  const live = liveSettings(settings);
  const ignored = store && (await takeUpSettings({ ...store, settings: live }).catch(() => [])); // another check names what is wrong
  return { live, ignored: ignored ?? [] };
}

function ignoredSettings(names: readonly string[]): FindingOfCheck {
  return warn(
    `What is stored for ${names.join(', ')} is not valid, and is ignored.`,
    'Set it again on the page Settings, or with "sitekeeper settings set".',
  );
}

function unlooked(error: Error): FindingOfCheck {
  return fail(`${error.message.replace(/\.$/, '')}.`, 'Fix that, then run the doctor again.');
}

function checkSecrets(opened: unknown): FindingOfCheck {
  if (!(opened instanceof Error)) return ok('The master key opens the secrets of this store.');
  return fail(opened.message, 'With another key, every site would have to be connected again.');
}

const LOOPBACK = /^(?:localhost|127\.|::1$)/;

/** Settings that are valid, but contradict each other. */
function checkSettings({ host, baseUrl, trustProxy, allowHttp }: Settings): FindingOfCheck {
  if (allowHttp) {
    return warn(
      'Credentials are accepted over plain HTTP from other machines.',
      'Put a TLS proxy in front, and unset SITEKEEPER_ALLOW_HTTP.',
    );
  }
  if (baseUrl.startsWith('https:') && trustProxy === '' && LOOPBACK.test(host)) {
    return warn(
      'The public address is https, but no proxy is trusted: every request through it looks as if it came from this machine.',
      'Set SITEKEEPER_TRUST_PROXY to the address of the proxy.',
    );
  }
  return ok('The settings are valid and consistent.');
}
