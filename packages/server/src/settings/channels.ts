import { matching, type Setting, secret, textSetting } from './setting-kinds.ts';

const SMTP_ADDRESS: Setting<string>['form'] = {
  fits: given => {
    const { protocol = '', hostname = '', pathname = '' } = URL.parse(given) ?? {};
    return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname);
  },
  expected: 'an address such as smtps://user@mail.example.com',
};

/** How messages leave this server. */
export const CHANNEL_SETTINGS = {
  smtpUrl: secret(
    'mail.smtp_url',
    'SITEKEEPER_SMTP_URL',
    'Mail server for e-mail, such as smtps://user@mail.example.com or smtp://user:password@mail.example.com:587. smtp:// requires STARTTLS; with ?tls=off, for a mail server on this machine, nothing is encrypted. Empty: no e-mail. The dashboard shows the address without its password, and keeps that as long as server and user stay the same.',
    SMTP_ADDRESS,
  ),
  smtpPassword: secret(
    'mail.smtp_password',
    'SITEKEEPER_SMTP_PASSWORD',
    'Password of the mail server, if it is neither in the address nor in a file. One that was set in the dashboard is forgotten when the address names another server or port, or switches encryption off. If the environment or a file sets it, the dashboard cannot name another mail server.',
  ),
  smtpPasswordFile: textSetting(
    'mail.smtp_password_file',
    'SITEKEEPER_SMTP_PASSWORD_FILE',
    '',
    'File with the password of the mail server, if it is not in the address.',
  ),
  mailFrom: textSetting(
    'mail.from',
    'SITEKEEPER_MAIL_FROM',
    '',
    'Sender of e-mail: an address such as sitekeeper@example.com, or a name and then the address in angle brackets. Required for e-mail.',
    matching(
      /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'an e-mail address, or a name and the address in <>',
    ),
  ),
} as const;
