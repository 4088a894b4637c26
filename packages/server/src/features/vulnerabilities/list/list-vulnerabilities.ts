import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { numberOrNull, textOrNull } from '../../../kernel/ability/nullable.ts';
import { listOutput, pagingInput, sortInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import {
  count,
  findingFilterInput,
  severitySchema,
  softwareTypeSchema,
  vulnerabilityIdSchema,
} from '../vulnerability.schemas.ts';
import { SUMMARY_SORTS, selectItemsOf } from './findings.store.ts';
import { pageOfSummaries } from './found-findings.ts';

const vulnerabilitySchema = Type.Object({
  id: vulnerabilityIdSchema,
  title: Type.String({ description: 'What the feed calls it.' }),
  severity: severitySchema,
  score: numberOrNull('CVSS score, 0 to 10.'),
  cve: textOrNull('CVE id.'),
  published: textOrNull('When it was published, ISO 8601 UTC.'),
  software: Type.Array(
    Type.Object({
      type: softwareTypeSchema,
      slug: Type.String({ description: 'Slug in the directory of WordPress.' }),
      name: Type.String({ description: 'Name of the plugin or theme.' }),
      patched: Type.Array(Type.String(), { description: 'Versions in which it is fixed; empty if there is none.' }),
    }),
    { description: 'What has it.' },
  ),
  sites: count('Sites of this list that have it.'),
  fixable_sites: count('Of these, sites with a pending update that fixes it.'),
  found_at: Type.String({ description: 'When it was first found on one of them, ISO 8601 UTC.' }),
});

export const listVulnerabilities = ability({
  name: 'list-vulnerabilities-v1',
  summary:
    'List the known vulnerabilities of the plugins, themes and WordPress versions of all sites, each with the number of its sites. Use it to see what to patch first; use list-vulnerability-findings-v1 for the sites.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(50),
    ...findingFilterInput,
    ...sortInput(SUMMARY_SORTS, 'severity', 'Sort key. With severity, asc lists the most severe first.'),
  }),
  output: listOutput(vulnerabilitySchema, 'vulnerabilities'),
}).run(async ({ page = 1, per_page = 50, sort = 'severity', order = 'asc', ...filter }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const now = ctx.clock.now();
  const { rows, total } = await pageOfSummaries(ctx.database, filter, { sort, order, now, ...window });
  const software = Map.groupBy(
    await selectItemsOf(
      ctx.database,
      rows.map(row => row.record_id),
    ),
    item => item.record_id,
  );
  const items = rows.map(row => ({
    id: row.record_id,
    title: row.title,
    severity: row.severity,
    score: row.score === null ? null : row.score / 10,
    cve: row.cve || null,
    published: isoInstantOrNull(row.published_at),
    software: (software.get(row.record_id) ?? []).map(({ record_id: _, type, ...item }) => ({
      ...item,
      type: type as 'plugin',
    })),
    sites: row.sites,
    fixable_sites: row.fixable_sites,
    found_at: isoInstant(row.found_at),
  }));
  return { items, page, per_page, total };
});
