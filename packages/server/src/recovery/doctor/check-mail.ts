import { requireServerOfPassword } from '../../features/settings/index.ts';
import { sourceOf } from '../../live-settings.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import type { Database } from '../../ports/database/port.ts';
import { smtpMail } from '../../ports/mail/smtp-mail.ts';
import { addressGuard } from '../../ports/outbound/address-guard.ts';
import { Resolver } from '../../ports/outbound/resolver.ts';
import type { Settings } from '../../settings.ts';
import { type FindingOfCheck, fail, ok, warn } from './finding.ts';

/** Connects to the mail server and signs in, without sending anything. */
export async function checkMail(settings: Settings, database: Database): Promise<FindingOfCheck> {
  const { smtpUrl: url, smtpPassword: password, smtpPasswordFile: passwordFile, mailFrom: from } = settings;
  const ofPage = (['smtpUrl', 'smtpPassword'] as const).some(key => sourceOf(settings, key) === 'page');
  if (url === '') return ok('No mail server is set up, so there is no e-mail.');
  if (from === '') {
    const advice = ofPage ? 'Set mail.from on the page Settings.' : 'Set SITEKEEPER_MAIL_FROM.';
    return warn('A mail server is set up, but no sender.', advice);
  }
  const { host } = new URL(url);
  try {
    // As the server does: what is typed in the dashboard is guarded as addresses of sites are.
    await requireServerOfPassword({ settings, database });
    const guarded = sourceOf(settings, 'smtpUrl') === 'page';
    const resolver = new Resolver(addressGuard(settings.outboundAllowPrivate), systemClock);
    const addressOf = async (name: string) => (guarded ? (await resolver.resolve(name))[0]?.address : undefined);
    await smtpMail({ url, password, passwordFile, from, addressOf }).check();
    return ok(`The mail server ${host} accepts connections from this server.`);
  } catch (error) {
    const advice = ofPage
      ? 'Check mail.smtp_url and mail.smtp_password on the page Settings.'
      : 'Check SITEKEEPER_SMTP_URL and SITEKEEPER_SMTP_PASSWORD_FILE.';
    return fail((error as Error).message, advice);
  }
}
