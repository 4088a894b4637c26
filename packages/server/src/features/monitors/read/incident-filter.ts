import { type Static, Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { INSTANT_PATTERN, instantMs } from '../../../kernel/text/instants.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { type IncidentFilter, incidentsFound } from './incident.store.ts';
import { monitorFilter } from './monitor.schemas.ts';

/** What incidents can be narrowed by. */
export const incidentFilter = {
  site_id_or_domain: Type.Optional(siteSelectorSchema),
  open: Type.Optional(
    Type.Boolean({ description: 'true: only incidents that go on; false: only those that are over.' }),
  ),
  since: Type.Optional(
    Type.String({
      pattern: INSTANT_PATTERN,
      examples: ['2026-01-31T08:00:00Z'],
      description: 'Only incidents that went on since this instant, as ISO 8601.',
    }),
  ),
  search: Type.Optional(
    Type.String({
      default: '',
      maxLength: 200,
      description: 'Part of the name or address of the site, whatever its case.',
    }),
  ),
  ...siteScopeInput('incidents of sites'),
  client_ids: monitorFilter.client_ids,
  tags_any: monitorFilter.tags_any,
};

const filterSchema = Type.Object(incidentFilter);

/** @throws AppError site_not_found or ambiguous_site. */
export async function wantedIncidents(given: Static<typeof filterSchema>, ctx: Ctx) {
  const { site_id_or_domain, open, since, search = '', client_ids = [], tags_any = [] } = given;
  const site = site_id_or_domain === undefined ? undefined : await resolveSite(ctx, site_id_or_domain);
  const wanted: IncidentFilter = {
    siteIds: site && [site.id],
    open,
    since: since === undefined ? undefined : instantMs(since),
    clientIds: client_ids,
    tags: tags_any,
    search: search.trim(),
    scope: scopeOf(given),
  };
  return incidentsFound(ctx.database.db, wanted);
}
