import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { certificateCause, domainCause, supportCause } from '../causes.ts';
import { day, daysLeft, inDays, oneOf, text } from './data-fields.ts';
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
    title: (data, site) =>
      data.days_left < 0
        ? `${site} runs ${name} ${data.version}, which is past its end of life`
        : `${site} runs ${name} ${data.version}, whose support ends ${inDays(data.days_left)}`,
    text: data =>
      `Security support for ${name} ${data.version} ${data.days_left < 0 ? 'ended' : 'ends'} on ${data.ends_on}. Move the site to a newer version.`,
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
    title: (data, site) =>
      `The certificate of ${site} ${data.days_left < 0 ? 'expired' : 'expires'} ${inDays(data.days_left)}`,
    text: data => `The certificate of ${data.host} is good until ${day(data.expires_at)}. Renew it.`,
    opens: certificateCause,
    page: sitePage('security', '/security?certificates=expiring&kind=certificate'),
  }),
  'certificate.renewed': eventType({
    summary: 'The TLS certificate of a site was renewed.',
    severity: 'info',
    data: Type.Object({ host: text('Host name.'), expires_at: expires }),
    title: (_data, site) => `The certificate of ${site} was renewed`,
    text: data => `The certificate of ${data.host} is good until ${day(data.expires_at)}.`,
    closes: certificateCause,
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
    title: data => `The domain ${data.domain} ${data.days_left < 0 ? 'expired' : 'expires'} ${inDays(data.days_left)}`,
    text: (data, site) =>
      `Its registration ends on ${day(data.expires_at)}. The site ${site} depends on it. Renew it${data.registrar === null ? '' : ` at ${data.registrar}`}.`,
    opens: (target, data) => domainCause(target, data.domain),
    together: data => `domain:${data.domain}`,
    page: sitePage('security', '/security?certificates=expiring&kind=domain'),
  }),
  'domain.renewed': eventType({
    summary: 'The registration of a domain was renewed.',
    severity: 'info',
    data: Type.Object({ domain: text('Domain.'), expires_at: expires }),
    title: data => `The domain ${data.domain} was renewed`,
    text: data => `It is registered until ${day(data.expires_at)}.`,
    closes: (target, data) => domainCause(target, data.domain),
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
    title: (data, site) => `${site} runs a supported version of ${data.software === 'php' ? 'PHP' : 'WordPress'}`,
    text: data => `It runs version ${data.version}.`,
    closes: (target, data) => supportCause(target, data.software),
    page: sitePage('details', '/sites'),
  }),
} as const;
