import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { offsetOf, pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { carryingOf } from './carry/carry-queue.ts';
import {
  importDetailSchema,
  importIdSchema,
  importSearchSchema,
  importSiteStateSchema,
  wayInSchema,
} from './import.schemas.ts';
import { importSiteView, importView, requireImport } from './import.views.ts';
import { countsOf, selectImportSiteCounts, selectImportSitePage, selectRecordCounts } from './store/imports.store.ts';

export const getImport = ability({
  name: 'get-import-v1',
  summary: 'Get an import: what the plan came to, and its sites with their ways in, states and reasons.',
  category: 'admin',
  effect: 'read',
  adminOnly: true,
  method: 'GET',
  input: Type.Object({
    import_id: importIdSchema,
    page: Type.Optional(pageSchema),
    per_page: Type.Optional(perPage(50, 200)),
    state: Type.Optional(importSiteStateSchema),
    way_in: Type.Optional(wayInSchema),
    search: importSearchSchema,
  }),
  output: importDetailSchema,
  errors: ['import_not_found'],
}).run(async ({ import_id, page = 1, per_page = 50, state, way_in: wayIn, search }, ctx) => {
  const { db } = ctx.database;
  const row = await requireImport(db, import_id);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [counts, records, sites, carrying] = await Promise.all([
    selectImportSiteCounts(db),
    selectRecordCounts(db, import_id),
    selectImportSitePage(db, import_id, { state, wayIn, search }, window),
    carryingOf(ctx, row),
  ]);
  return {
    import: importView(row, countsOf(counts, import_id)),
    plan: row.plan_json === null ? null : (JSON.parse(row.plan_json) as object),
    records,
    carrying,
    items: sites.rows.map(site => importSiteView(ctx, site)),
    page,
    per_page,
    total: sites.total,
  };
});
