import type { Services } from '../../kernel/context.ts';
import { sourceOf } from '../../live-settings.ts';
import { MailError } from '../../ports/mail/port.ts';
import type { Settings } from '../../settings.ts';
import { insertPasswordServer, selectPasswordServer } from './mail-server.store.ts';
import { withoutPassword } from './setting.schemas.ts';

/** Whether the password of the mail server comes from where the dashboard does not reach. */
export function mailPasswordIsGiven(settings: Settings): boolean {
  return settings.smtpPasswordFile !== '' || sourceOf(settings, 'smtpPassword') === 'environment';
}

/**
 * A password that the environment or a file gives goes to the first mail server of the dashboard that accepts it, and to
 * no other that is named there later. The process in which somebody names another one may not have that password, and
 * can't refuse it: so whoever sends does.
 * @throws MailError
 */
export async function requireServerOfPassword(services: Pick<Services, 'database' | 'settings'>): Promise<void> {
  const { database, settings } = services;
  if (!sendsGivenPassword(settings)) return;
  const known = await selectPasswordServer(database.db);
  if (known === undefined || sameMailServer(known, settings.smtpUrl)) return;
  throw new MailError(
    'Another mail server was named in the dashboard. It must not get the password that the environment or a file gives this process: set SITEKEEPER_SMTP_URL there as well, and restart.',
  );
}

/** Not before the server accepts the password: a mistyped one must not stay the only one. */
export async function noteServerOfPassword(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  url: string,
): Promise<void> {
  if (!sendsGivenPassword(settings) || (await selectPasswordServer(database.db)) !== undefined) return;
  await database.write(trx => insertPasswordServer(trx, withoutPassword(url)));
}

/** Whether a server that somebody named in the dashboard gets a password that the dashboard does not have. */
function sendsGivenPassword(settings: Settings): boolean {
  const { smtpUrl, smtpPasswordFile } = settings;
  if (sourceOf(settings, 'smtpUrl') !== 'page' || !mailPasswordIsGiven(settings)) return false;
  const { username = '', password = '' } = URL.parse(smtpUrl) ?? {};
  return username !== '' && (smtpPasswordFile !== '' || password === '');
}

/**
 * Whether the password of the mail server at one address may go to that at another: the same port of the same host, and
 * nothing that was encrypted is not.
 */
export function sameMailServer(before: string, next: string): boolean {
  const [one, other] = [serverOf(before), serverOf(next)];
  if (one === undefined || other === undefined) return false;
  return one.server === other.server && (one.plain || !other.plain);
}

/**
 * An address with the password of the one before: what people see and edit has none. The same user of the same server
 * keeps it; nobody else gets it.
 */
export function addressWithPassword(before: string, next: string): string {
  const [known, url] = [URL.parse(before), URL.parse(next)];
  if (!known?.password || !url || url.password !== '' || url.username !== known.username) return next;
  if (!sameMailServer(before, next)) return next;
  url.password = known.password;
  return url.href;
}

function serverOf(address: string) {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const { protocol, hostname, searchParams } = url;
  const port = url.port || (protocol === 'smtps:' ? '465' : '587');
  const plain = protocol === 'smtp:' && searchParams.get('tls') === 'off';
  return { server: `${protocol}//${hostname.toLowerCase()}:${port}`, plain };
}
