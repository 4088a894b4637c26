import { readFile } from 'node:fs/promises';
import { type AuditVerification, type ExportedAuditHead, verifyAudit } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { withStoreSession } from '../session/store-session.ts';
import { quantityOf } from '../text-table.ts';

interface Options {
  readonly heads?: string;
}

/** Verifies that no row of the audit log was altered, removed or inserted. */
export const addAuditVerify: AddCommand = (parent, run) => {
  parent
    .command('verify')
    .description('verify that the audit log is intact')
    .option('--heads <file>', 'heads exported earlier (SITEKEEPER_AUDIT_HEAD_FILE) that the log must still contain')
    .action(
      commandAction(run, async (terminal, { heads }: Options) => {
        const exported = heads === undefined ? [] : await readHeads(heads);
        return withStoreSession(terminal, async ({ app }) => {
          const found = await verifyAudit(app.services, exported);
          const { rows, hash, problem = null, broken = null } = found;
          const compared = exported.length > 0 ? ` It contains ${quantityOf(exported.length, 'exported head')}.` : '';
          const line =
            problem === null ? `The audit log is intact: ${quantityOf(rows, 'row')}.${compared}` : trouble(found);
          terminal.result({ whole: problem === null, rows, hash, broken, problem }, line);
          return problem === null ? 0 : 1;
        });
      }),
    );
};

function trouble({ problem, broken, rows }: AuditVerification): string {
  const what = {
    altered: `row ${broken} was altered`,
    missing: `row ${broken} was removed`,
    cut: `row ${broken} and all later rows were removed`,
    added: `row ${broken} was inserted`,
    head: `its sealed head was removed or replaced, at or before row ${broken}`,
    differs: `row ${broken} does not match the exported head`,
  }[problem as NonNullable<AuditVerification['problem']>];
  return `The audit log was tampered with: ${what}. Intact rows before it: ${rows}.`;
}

/** @throws UsageError if the file can't be read, has no line, or one that is not a head. */
async function readHeads(file: string): Promise<ExportedAuditHead[]> {
  const text = await readFile(file, 'utf8').catch(error => {
    throw new UsageError(`${file} could not be read: ${(error as NodeJS.ErrnoException).code}.`);
  });
  const lines = text.split('\n');
  const heads = lines.flatMap((line, index) => (line.trim() === '' ? [] : [headIn(line, `${file}:${index + 1}`)]));
  // Whoever restored an earlier state may have emptied it.
  if (heads.length === 0) throw new UsageError(`${file} has no head of an audit log, so there is nothing to compare.`);
  return heads;
}

function headIn(line: string, place: string): ExportedAuditHead {
  try {
    const { rows, hash } = JSON.parse(line) as Partial<ExportedAuditHead>;
    if (Number.isInteger(rows) && typeof hash === 'string') return { rows: rows as number, hash };
  } catch {
    // said below
  }
  throw new UsageError(`${place} is not a head of an audit log: {"at": …, "rows": …, "hash": …}.`);
}
