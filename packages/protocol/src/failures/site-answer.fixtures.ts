import type { SiteAnswer } from './diagnose.ts';

/** What a site answers, in a test. */
export const siteAnswer = (status: number, body = '', more: Partial<SiteAnswer> = {}): SiteAnswer => ({
  status,
  headers: {},
  body,
  url: 'https://site.example/wp-admin/admin-ajax.php',
  ...more,
});
