import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { pageOfSites } from '../sites/index.ts';
import { securityChecksOf } from './security.store.ts';
import { securityIssueSchema } from './security-issue.schema.ts';
import { SEVERITIES, securityIssuesOf } from './security-issues.ts';
import { selectPageOfSitesWithIssues } from './sites-with-issues.store.ts';

const PER_PAGE = 50;

export const listSecurityIssues = ability({
  name: 'list-security-issues-v1',
  summary: 'List the sites that have security issues, with the issues of each, as of their last sync.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    ...siteScopeInput('sites'),
    severity: filterBy(
      SEVERITIES,
      'Only sites with an issue of this severity that are not suspended; any = all sites.',
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      security_issues: Type.Array(securityIssueSchema, { description: 'The checks that failed, most severe first.' }),
    }),
    'sites',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, severity, ...scope }, ctx) => {
  const wanted = wantedBy(severity);
  const paging = { page, per_page };
  const { items: sites, total } = wanted
    ? await selectPageOfSitesWithIssues(ctx.database.db, wanted, scope, paging)
    : await pageOfSites(ctx, scope, paging);
  const checks = await securityChecksOf(
    ctx.database.db,
    sites.map(({ id }) => id),
  );
  const bySite = Map.groupBy(checks, ({ site_id }) => site_id);
  const items = sites.map(({ id, url, name }) => ({
    site_id: id,
    site_url: url,
    site_name: name,
    security_issues: securityIssuesOf(bySite.get(id) ?? []),
  }));
  return { items, page, per_page, total };
});
