import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { certificateCause, domainCause, supportCause } from '../causes.ts';
import { daysLeft, oneOf, text } from './data-fields.ts';
import { type EventSeverity, eventType } from './event-type.ts';
import { sitePage } from './pages.ts';

const expires = text('When it expires, ISO 8601 UTC.');

/** What runs out within a day is critical, within a week high. */
function severityFor({ days_left }: { days_left: number }): EventSeverity {
  if (days_left <= 1) return 'critical';
  if (days_left <= 7) return 'high';
  return days_left <= 14 ? 'medium' : 'low';
}

const supportData = Type.Object({
  version: text('Version on the site.'),
  ends_on: text('Day on which its security support ends or ended, such as 2026-12-31.'),
  days_left: daysLeft,
});

const unsupported = (software: 'php' | 'wordpress', name: string) =>
  eventType({
    summary: `The ${name} of a site is past its end of life, or soon will be.`,
    severity: data => (data.days_left < 0 ? 'medium' : 'low'),
    data: supportData,
    opens: target => supportCause(target, software),
    page: sitePage('details', `/sites?condition=${software}_end_of_life`),
  });

/** What runs out: certificates, domains, support of software. */
export const EXPIRY_EVENTS = {
  'certificate.expiring': eventType({
    summary: 'The TLS certificate of a site expires soon or has expired. Repeated as the day comes closer.',
    severity: severityFor,
    data: Type.Object({
      host: text('Host name.'),
      expires_at: expires,
      days_left: daysLeft,
      issuer: textOrNull('Who issued it.'),
    }),
    opens: certificateCause,
    page: sitePage('security', '/security?certificates=expiring&kind=certificate'),
  }),
  'certificate.renewed': eventType({
    summary: 'The TLS certificate of a site was renewed.',
    severity: 'info',
    data: Type.Object({ host: text('Host name.'), expires_at: expires }),
    closes: certificateCause,
    page: sitePage('security', '/security?certificates=all'),
  }),
  'certificate.unwatched': eventType({
    summary:
      'The end of a certificate that was told does not concern a site any more: its address is not an https one now. Rules do not tell it.',
    severity: 'info',
    data: Type.Object({ host: text('Host name.') }),
    closes: certificateCause,
    untold: true,
    page: sitePage('security', '/security?certificates=all'),
  }),
  'domain.expiring': eventType({
    summary: 'The registration of a domain expires soon or has expired. Repeated as the day comes closer.',
    severity: severityFor,
    data: Type.Object({
      domain: text('Domain.'),
      expires_at: expires,
      days_left: daysLeft,
      registrar: textOrNull('Registrar.'),
    }),
    opens: (target, data) => domainCause(target, data.domain),
    together: data => `domain:${data.domain}`,
    page: sitePage('security', '/security?certificates=expiring&kind=domain'),
  }),
  'domain.renewed': eventType({
    summary: 'The registration of a domain was renewed.',
    severity: 'info',
    data: Type.Object({ domain: text('Domain.'), expires_at: expires }),
    closes: (target, data) => domainCause(target, data.domain),
    together: data => `domain:${data.domain}`,
    page: sitePage('security', '/security?certificates=all'),
  }),
  'domain.unwatched': eventType({
    summary:
      'The end of a domain that was told does not concern a site any more: the site has another domain, the day that was set by hand was removed, or registries are not asked any more. Rules do not tell it.',
    severity: 'info',
    data: Type.Object({ domain: text('Domain.') }),
    closes: (target, data) => domainCause(target, data.domain),
    untold: true,
    together: data => `domain:${data.domain}`,
    page: sitePage('security', '/security?certificates=all'),
  }),
  'site.php_end_of_life': unsupported('php', 'PHP'),
  'site.wordpress_end_of_life': unsupported('wordpress', 'WordPress'),
  'site.software_supported': eventType({
    summary: 'A site runs a supported version of PHP or WordPress again.',
    severity: 'info',
    data: Type.Object({
      software: oneOf(['php', 'wordpress'], 'Which software.'),
      version: text('Version on the site.'),
    }),
    closes: (target, data) => supportCause(target, data.software),
    page: sitePage('details', '/sites'),
  }),
} as const;
