import { type Static, Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { resolveSites, siteErrorsSchema, siteSelectors } from '../../sites/index.ts';
import { requireVulnerabilities } from '../require-vulnerabilities.ts';
import { severitySchema, vulnerabilityIdsSchema } from '../vulnerability.schemas.ts';

/** What is to be patched or deactivated. */
export const chosenInput = {
  vulnerability_ids: Type.Optional(vulnerabilityIdsSchema),
  severity: Type.Optional(
    Type.Array(severitySchema, { minItems: 1, maxItems: 6, description: 'Only vulnerabilities of these severities.' }),
  ),
  ...siteScopeInput('vulnerabilities on sites'),
  site_ids_or_domains: Type.Optional(siteSelectors('Only on these sites; empty for all of them.', { default: [] })),
};

export const chosenErrorsSchema = siteErrorsSchema;
const input = Type.Object(chosenInput);

/** The filter for what was chosen, and the sites that were not found. @throws AppError vulnerability_not_found */
export async function chosen(ctx: Ctx, given: Static<typeof input>) {
  const { vulnerability_ids, severity, site_ids_or_domains: named = [] } = given;
  if (vulnerability_ids) await requireVulnerabilities(ctx, vulnerability_ids);
  const { sites, errors } = named.length > 0 ? await resolveSites(ctx, named) : { sites: undefined, errors: [] };
  const filter = {
    ...scopeOf(given),
    ...(vulnerability_ids ? { recordIds: vulnerability_ids } : {}),
    ...(severity ? { severity } : {}),
    ...(sites ? { siteIds: sites.map(({ site }) => site.id) } : {}),
  };
  return { filter, errors };
}
