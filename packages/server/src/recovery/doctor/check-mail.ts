import { smtpMail } from '../../ports/mail/smtp-mail.ts';
import type { Settings } from '../../settings.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

/** Connects to the mail server and signs in, without sending anything. */
export async function checkMail({
  smtpUrl: url,
  smtpPassword: password,
  smtpPasswordFile: passwordFile,
  mailFrom: from,
}: Settings): Promise<FindingOfCheck> {
  if (url === '') return ok('No mail server is set up, so there is no e-mail.');
  if (from === '') return warn('A mail server is set up, but no sender.', 'Set SITEKEEPER_MAIL_FROM.');
  const { host } = new URL(url);
  try {
    await smtpMail({ url, password, passwordFile, from }).check();
    return ok(`The mail server ${host} accepts connections from this server.`);
  } catch (error) {
    return fail((error as Error).message, 'Check SITEKEEPER_SMTP_URL and SITEKEEPER_SMTP_PASSWORD_FILE.');
  }
}
