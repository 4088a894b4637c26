import { type RowCode, remarkSentence } from '../remarks/remark.ts';
import type { RemarkData } from '../remarks/remark-data.ts';
import type { OldProblem } from './old-dashboard.ts';

export function oldProblem(
  table: string,
  id: string,
  outcome: OldProblem['outcome'],
  code: RowCode,
  data: RemarkData = {},
): OldProblem {
  return { table, id, outcome, code, data, message: remarkSentence({ code, data }) };
}
