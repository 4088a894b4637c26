import { readFile } from 'node:fs/promises';
import { type AuditVerification, type ExportedAuditHead, verifyAudit } from '@sitekeeper/server';
import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { quantityOf } from '../text-table.ts';

interface Options {
  readonly heads?: string;
}

/** Checks that nobody altered, removed or put in a row of the audit log. */
export const addAuditVerify: AddCommand = (parent, run) => {
  parent
    .command('verify')
    .description('check that the audit log is whole')
    .option(
      '--heads <file>',
      'heads of the log that were exported earlier (SITEKEEPER_AUDIT_HEAD_FILE): it must still hold them',
    )
    .action(
      commandAction(run, async (terminal, { heads }: Options) => {
        const exported = heads === undefined ? [] : await readHeads(heads);
        return withCliSession(terminal.io, async ({ app }) => {
          const found = await verifyAudit(app.services, exported);
          const { rows, hash, problem = null, broken = null } = found;
          const compared = exported.length > 0 ? ` It holds ${quantityOf(exported.length, 'exported head')}.` : '';
          const line =
            problem === null ? `The audit log is whole: ${quantityOf(rows, 'row')}.${compared}` : trouble(found);
          terminal.result({ whole: problem === null, rows, hash, broken, problem }, line);
          return problem === null ? 0 : 1;
        });
      }),
    );
};

function trouble({ problem, broken, rows }: AuditVerification): string {
  const what = {
    altered: `row ${broken} is not what was written`,
    missing: `row ${broken} was removed`,
    cut: `row ${broken} and all after it were removed`,
    added: `row ${broken} was put in`,
    head: `its sealed head was removed or replaced, at row ${broken} or before`,
    differs: `row ${broken} is not the one that was exported`,
  }[problem as NonNullable<AuditVerification['problem']>];
  return `The audit log was tampered with: ${what}. Rows before that which are as they were written: ${rows}.`;
}

/** @throws UsageError when the file can't be read, or one of its lines is no head. */
async function readHeads(file: string): Promise<ExportedAuditHead[]> {
  const text = await readFile(file, 'utf8').catch(error => {
    throw new UsageError(`${file} could not be read: ${(error as NodeJS.ErrnoException).code}.`);
  });
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [headIn(line, `${file}:${index + 1}`)]));
}

function headIn(line: string, place: string): ExportedAuditHead {
  try {
    const { rows, hash } = JSON.parse(line) as Partial<ExportedAuditHead>;
    if (Number.isInteger(rows) && typeof hash === 'string') return { rows: rows as number, hash };
  } catch {
    // said below
  }
  throw new UsageError(`${place} is no head of an audit log: {"at": …, "rows": …, "hash": …}.`);
}
