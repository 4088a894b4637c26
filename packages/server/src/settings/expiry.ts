import { matching, textSetting, WEB_ADDRESS } from './setting-kinds.ts';

/** What is told about certificates and domains before they expire. */
export const EXPIRY_SETTINGS = {
  expiryDays: textSetting(
    'expiry.days',
    'SITEKEEPER_EXPIRY_DAYS',
    '30,14,7,1',
    'Days before the expiry of a certificate or domain at which it is told, separated by commas. 0: on the day itself. Certificates that live for a short time are told only in the last third of it.',
    matching(/^\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){0,9}$/, 'up to ten numbers of days, separated by commas'),
  ),
  domainRegistries: textSetting(
    'domains.registries',
    'SITEKEEPER_DOMAIN_REGISTRIES',
    'https://data.iana.org/rdap/dns.json',
    'Address of the list of registries that are asked when domains expire, by RDAP, once a week. off: none is asked, and the ends that they told are forgotten.',
    {
      fits: given => given === 'off' || WEB_ADDRESS.fits(given),
      expected: `${WEB_ADDRESS.expected}, or off`,
    },
  ),
} as const;
