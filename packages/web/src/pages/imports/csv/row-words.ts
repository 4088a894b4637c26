import { jobFailureText } from '../../../shared/jobs/job-failure-text.ts';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { textIfAny } from '../../../texts/text.ts';
import type { SiteImport } from './use-site-import.ts';

/** As `import-sites-v1` describes the result of its job. */
export interface FailedRow {
  readonly line: number;
  readonly url: string;
  readonly code: string;
  readonly cause: string | null;
  readonly message: string;
}

type Row = Pick<SiteImport['rows'][number], 'cause' | 'data' | 'message'>;

/** Columns whose words are those of another. */
const SAME_AS: Readonly<Record<string, string>> = { adminpassword: 'password' };

/** Why a row is not used; '' if it is. */
export function rowProblem({ cause, data, message }: Row): string {
  if (SPEAKS_AS_SERVER || cause === null) return message;
  const { most = 0, line = 0, site_id = 0, name = '', column = '' } = data;
  const field = textIfAny(`imports.csv.fields.${SAME_AS[column] ?? column}`) ?? column;
  const values = { most, line: String(line), id: String(site_id), name, column: field };
  return textIfAny(`imports.csv.problems.${cause}`, values) ?? message;
}

/** Why the site of a row was not added. */
export const failedRowText = ({ code, cause, message }: FailedRow) => jobFailureText({ code, cause, message });
