import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { selectCertificatePage } from './certificates.store.ts';
import { sslStatus } from './ssl-status.ts';

const PER_PAGE = 50;

export const listCertificates = ability({
  name: 'list-certificates-v1',
  summary:
    'List the TLS certificates of the sites as last probed, the next to expire first. Use it to find certificates that need renewal.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  instructions:
    'Suspended sites and sites that have not been probed yet are left out. Of several certificates that a site shows in turn, the one that ends first is listed.',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    ...siteScopeInput('certificates of sites'),
    expires_within_days: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3650,
        description: 'Only certificates that expire within this many days or have expired.',
      }),
    ),
    valid: Type.Optional(
      Type.Boolean({ description: 'Only certificates that browsers accept, or only those they reject.' }),
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      valid: Type.Boolean({ description: 'Browsers accept the certificate.' }),
      expires: textOrNull('Day on which it expires, YYYY-MM-DD; null if no certificate was found.'),
      days_left: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Whole days until the certificate expires, negative after that; null if there is no certificate.',
      }),
      issuer: textOrNull('Who issued it.'),
      error: textOrNull('What is wrong with it.'),
      checked_at: Type.String({ description: 'When the certificate was probed, ISO 8601 UTC.' }),
    }),
    'certificates',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, expires_within_days, valid, ...scope }, ctx) => {
  const now = ctx.clock.now();
  const expiresBefore = expires_within_days === undefined ? undefined : now + expires_within_days * DAY_MS;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectCertificatePage(ctx.database.db, { ...scope, expiresBefore, valid, now }, window);
  const items = rows.map(row => {
    const { error = null, ...status } = sslStatus({ ...row, expiresAt: row.expires_at }, now);
    const { ends_at } = row;
    const expires = ends_at === null ? null : isoInstant(ends_at).slice(0, 10);
    const days_left = ends_at === null ? null : Math.floor((ends_at - now) / DAY_MS);
    const site = { site_id: row.site_id, site_url: row.url, site_name: row.name };
    return { ...site, ...status, expires, days_left, error, checked_at: isoInstant(row.probed_at) };
  });
  return { items, page, per_page, total };
});
