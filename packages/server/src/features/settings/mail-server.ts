import { sourceOf } from '../../live-settings.ts';
import type { Settings } from '../../settings.ts';

/** Whether the password of the mail server comes from where the dashboard does not reach. */
export function mailPasswordIsGiven(settings: Settings): boolean {
  return settings.smtpPasswordFile !== '' || sourceOf(settings, 'smtpPassword') === 'environment';
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
