import { failureText } from '../../api/failure-text.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny } from '../../texts/text.ts';
import type { ImportRowFailure } from './row-result.ts';

type RowProblem = ImportRowFailure['problems'][number];

/** What is wrong with the row itself or its groups; '' for nothing. Jobs of earlier releases have no codes. */
export function problemText({ problem, problems = [] }: Pick<ImportRowFailure, 'problem'> & Problems): string {
  if (SPEAKS_AS_SERVER) return problem;
  const said = problems.map(inWords);
  if (said.length === 0 || said.includes(undefined)) return problem;
  return `${said.join('; ')}.`;
}

interface Problems {
  readonly problems?: readonly RowProblem[];
}

function inWords({ code, field = '', most = 0, allowed = [], has = 0, wants = 0, name = '' }: RowProblem) {
  const values = { field, most, allowed: allowed.join(', '), has, wants, name };
  return textIfAny(`said.userRows.${code}`, values);
}

/** Why the row failed, in all: the problems of the row and of its sites. */
export function rowError(row: ImportRowFailure): string {
  if (SPEAKS_AS_SERVER) return row.error;
  const ofSites = new Set(row.failed_sites.map(failureText));
  return [problemText(row), ...ofSites].filter(Boolean).join(' ');
}
