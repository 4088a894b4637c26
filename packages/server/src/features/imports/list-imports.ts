import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { importSchema } from './import.schemas.ts';
import { importView } from './import.views.ts';
import { countsOf, selectImportPage, selectImportSiteCounts } from './store/imports.store.ts';

export const listImports = ability({
  name: 'list-imports-v1',
  summary: 'List what was planned to be imported from other dashboards, newest first, with sites by state.',
  category: 'admin',
  effect: 'read',
  adminOnly: true,
  method: 'GET',
  input: Type.Object(pagingInput()),
  output: listOutput(importSchema, 'imports'),
}).run(async ({ page = 1, per_page = 20 }, { database: { db } }) => {
  const [{ rows, total }, counts] = await Promise.all([
    selectImportPage(db, { offset: offsetOf({ page, per_page }), limit: per_page }),
    selectImportSiteCounts(db),
  ]);
  const items = rows.map(row => importView(row, countsOf(counts, row.id)));
  return { items, page, per_page, total };
});
