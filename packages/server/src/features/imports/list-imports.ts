import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { importSchema } from './import.schemas.ts';
import { importView } from './import.views.ts';
import { countsOf, selectImportSiteCounts, selectImports } from './store/imports.store.ts';

export const listImports = ability({
  name: 'list-imports-v1',
  summary: 'List what was planned to be imported from other dashboards, newest first, with sites by state.',
  category: 'admin',
  effect: 'read',
  adminOnly: true,
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({ imports: Type.Array(importSchema, { description: 'All imports.' }) }),
}).run(async (_input, { database: { db } }) => {
  const [rows, counts] = await Promise.all([selectImports(db), selectImportSiteCounts(db)]);
  return { imports: rows.map(row => importView(row, countsOf(counts, row.id))) };
});
