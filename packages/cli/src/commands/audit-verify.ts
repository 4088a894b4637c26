import { verifyAudit } from '@sitekeeper/server';
import { type AddCommand, action } from '../command.ts';
import { withSession } from '../session.ts';
import { count } from '../table.ts';

/** Checks that nobody altered, removed or put in a row of the audit log. */
export const addAuditVerify: AddCommand = (parent, run) => {
  parent
    .command('verify')
    .description('check that the audit log is whole')
    .action(
      action(run, terminal =>
        withSession(terminal.io, async ({ app }) => {
          const { rows, broken } = await verifyAudit(app.services);
          const whole = broken === undefined;
          const line = whole
            ? `The audit log is whole: ${count(rows, 'row')}.`
            : `The audit log was tampered with: row ${broken} does not fit; ${count(rows, 'row')} before it are whole.`;
          terminal.result({ whole, rows, broken: broken ?? null }, line);
          return whole ? 0 : 1;
        }),
      ),
    );
};
