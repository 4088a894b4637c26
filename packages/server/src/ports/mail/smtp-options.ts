import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { MailError } from './port.ts';

/** How the mail server is reached, from the settings. */
export interface SmtpSettings {
  /** smtps://user@host:465 or smtp://user@host:587; '' where there is none. */
  readonly url: string;
  /** Where it is neither in the address nor in the file. */
  readonly password: string;
  readonly passwordFile: string;
  readonly from: string;
  /**
   * The address to connect to, of a mail server that somebody typed in the dashboard; undefined: whatever its name means
   * here. @throws Error where requests to it are not allowed.
   */
  readonly addressOf?: (host: string) => Promise<string | undefined>;
  /** Called once the mail server at this address has let us in. */
  readonly signedIn?: (url: string) => Promise<void>;
}

/**
 * The options of the library. `smtp://` requires STARTTLS, unless the address ends in `?tls=off`, for a mail server on
 * this machine. @param address To connect to in place of its name. @throws Error if the password file can't be read.
 */
export function smtpOptions(
  { url, password: apart, passwordFile }: Pick<SmtpSettings, 'url' | 'password' | 'passwordFile'>,
  address?: string,
) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const plain = searchParams.get('tls') === 'off';
  const inAddress = password === '' ? apart : decodeURIComponent(password);
  const pass = passwordFile === '' ? inAddress : passwordIn(passwordFile);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host: address ?? host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: !secure && plain,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass } }),
    tls: { minVersion: 'TLSv1.2' as const, ...(address === undefined || isIP(host) !== 0 ? {} : { servername: host }) },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @throws MailError for UTF-16, which editors of Windows write; Error if the file can't be read. */
function passwordIn(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('\0')) return text.trim();
  throw new MailError('The file of SITEKEEPER_SMTP_PASSWORD_FILE is not in UTF-8. Save it in UTF-8.');
}

/** The domain of the sender, for message ids. */
export function senderDomain(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';
}

/** The address of the sender without the name. */
export function senderAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
