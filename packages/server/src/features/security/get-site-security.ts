import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { sslStatusOf } from './probe-site.ts';
import { securityChecks } from './security.store.ts';
import { securityIssueSchema } from './security-issue.schema.ts';
import { securityIssuesOf } from './security-issues.ts';

/** Source: docs/spec/abilities.md#security. */
const sslStatus = Type.Object(
  {
    valid: Type.Boolean({
      description: 'The certificate is issued by a trusted authority, covers this host and has not expired.',
    }),
    expires: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Last day of validity, YYYY-MM-DD in UTC; null if there is no certificate.',
    }),
    issuer: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Issuer of the certificate; null if there is none.',
    }),
    error: Type.Optional(
      Type.String({ description: 'Why the certificate is not valid, such as certificate expired or no TLS.' }),
    ),
  },
  { description: 'The TLS certificate of the site, as seen from this server within the last 12 hours.' },
);

export const getSiteSecurity = ability({
  name: 'get-site-security-v1',
  summary: 'List the security issues of a site as of its last sync, and the status of its TLS certificate.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    security_issues: Type.Array(securityIssueSchema, { description: 'The checks that failed, most severe first.' }),
    ssl_status: sslStatus,
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const [checks, ssl_status] = await Promise.all([securityChecks(ctx.database.db, site.id), sslStatusOf(ctx, site)]);
  return { site_id: site.id, site_url: site.url, security_issues: securityIssuesOf(checks), ssl_status };
});
