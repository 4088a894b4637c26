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

function serverOf(address: string) {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const { protocol, hostname, searchParams } = url;
  const port = url.port || (protocol === 'smtps:' ? '465' : '587');
  const plain = protocol === 'smtp:' && searchParams.get('tls') === 'off';
  return { server: `${protocol}//${hostname.toLowerCase()}:${port}`, plain };
}
