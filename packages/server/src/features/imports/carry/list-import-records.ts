import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { wholeOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { importIdSchema } from '../import.schemas.ts';
import { RECORD_KINDS } from '../import.ts';
import { requireImport } from '../import.views.ts';
import type { OldProblem } from '../mainwp/old-dashboard.ts';
import { type Remark, remarkSentence, remarksSchema } from '../remarks/remark.ts';
import { CARRY_OUTCOMES, type CarryOutcome, type ReportRow, selectCarryReport } from './carry-report.store.ts';

const KINDS = ['site', ...RECORD_KINDS];

const importRecordSchema = Type.Object({
  kind: Type.Unsafe<string>({
    type: 'string',
    enum: KINDS,
    description: 'What it is. problem: a row of the old dashboard that could not be read whole.',
  }),
  old_id: Type.Integer({ description: 'Its id in the old dashboard.' }),
  name: Type.String({ description: 'Its name. Empty if it has none.' }),
  outcome: Type.Unsafe<CarryOutcome>({
    type: 'string',
    enum: [...CARRY_OUTCOMES],
    description:
      'carried: as it was. changed: the reason says how. left_out: the reason says why. waiting: until the import is adopted.',
  }),
  reason: Type.String({ description: 'What was changed, or why it was left out. Empty if it is as it was.' }),
  causes: remarksSchema('The sentences of the reason by code. Empty also if an earlier release carried it over.'),
  new_id: wholeOrNull('Its id here; null for none.'),
});

const page = listOutput(importRecordSchema, 'records');

export const listImportRecords = ability({
  name: 'list-import-records-v1',
  summary:
    'List what became of everything that an import read besides sites, such as tags, clients and costs, and of what belongs to each site. Use it after adopting to see what was changed or left out.',
  category: 'admin',
  effect: 'read',
  adminOnly: true,
  method: 'GET',
  input: Type.Object({
    import_id: importIdSchema,
    ...pagingInput(50),
    kind: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: KINDS, description: 'Only records of this kind.' }),
    ),
    outcome: Type.Optional(
      Type.Unsafe<CarryOutcome>({ type: 'string', enum: [...CARRY_OUTCOMES], description: 'Only with this outcome.' }),
    ),
  }),
  output: Type.Object({
    ...page.properties,
    notes: Type.Array(Type.String(), { description: 'What concerns no single record, such as the currency.' }),
    note_causes: remarksSchema('The notes by code, in the same order.'),
  }),
  errors: ['import_not_found'],
}).run(async ({ import_id, page = 1, per_page = 50, kind, outcome }, ctx) => {
  const { facts_json } = await requireImport(ctx.database.db, import_id);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectCarryReport(ctx.database.db, import_id, { kind, outcome }, window);
  const items = rows.map(row => ({ ...row, ...said(row), new_id: row.new_id === 0 ? null : row.new_id }));
  const notes = notesOn(facts_json, ctx);
  return { items, page, per_page, total, notes: notes.map(remarkSentence), note_causes: notes };
});

/** Name and reason of a record. */
function said({ kind, reason, remarks_json, payload_json }: ReportRow) {
  const causes = remarks_json === null ? [] : (JSON.parse(remarks_json) as Remark[]);
  const why = { reason: reason ?? '', causes };
  if (kind === 'site') return { name: payload_json, ...why };
  if (kind === 'problem') {
    const { table, id, message, code, data } = JSON.parse(payload_json) as StoredProblem;
    const name = [table, id].filter(Boolean).join(' ');
    return { name, reason: message, causes: code === undefined ? [] : [{ code, data }] };
  }
  const { name, description } = JSON.parse(payload_json) as { name?: unknown; description?: unknown };
  const named = [name, description].find(text => typeof text === 'string' && text !== '');
  return { name: String(named ?? ''), ...why };
}

/** Those of earlier releases have no code. */
type StoredProblem = Omit<OldProblem, 'code' | 'data'> & (Remark | { readonly code?: never; readonly data?: never });

function notesOn(factsJson: string, { settings }: Ctx): Remark[] {
  const { currency = '' } = JSON.parse(factsJson) as { currency?: string };
  if (currency === '' || currency === settings.currency) return [];
  return [{ code: 'currency_differs', data: { given: currency, becomes: settings.currency } }];
}
