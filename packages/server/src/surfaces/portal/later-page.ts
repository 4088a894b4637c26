import { REPORT_LANGUAGES, type ReportLanguage, usualBranding } from '../../features/branding/index.ts';
import { renderRefusal } from '../../features/portal/index.ts';

/** No scripts, nothing from elsewhere, and the address, which is a secret, goes nowhere. */
export const PORTAL_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
};

const pages = new Map<ReportLanguage, string>();

/**
 * What a client sees while the store can't be asked for its language: the page in the first language of the browser
 * that there are texts in.
 * @param accepted The header Accept-Language.
 */
export function laterPage(accepted = ''): string {
  const wanted = accepted.split(',').map(one => one.trim().slice(0, 2).toLowerCase());
  const language = REPORT_LANGUAGES.find(one => one === wanted.find(known => isLanguage(known))) ?? 'en';
  const page = pages.get(language) ?? renderRefusal(usualBranding(language), 'later');
  pages.set(language, page);
  return page;
}

const isLanguage = (name: string) => REPORT_LANGUAGES.some(language => language === name);
