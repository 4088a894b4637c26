import { type ApprovalAnswer, describeApproval } from '../../approval-text.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { askConfirmation } from '../../confirm.ts';
import { UsageError } from '../../failure.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import type { Terminal } from '../../terminal.ts';

/** Approves a proposed call, which runs it at once. Asks first if the terminal is interactive. */
export const addApprovalsApprove: AddCommand = (parent, run) => {
  parent
    .command('approve')
    .description('approve a proposed call; it runs at once')
    .argument('<approval-id>', 'id of the approval')
    .option('--yes', 'approve without asking')
    .action(
      commandAction<{ yes?: true }>(run, (terminal, { yes }, [approval_id = '']) =>
        withCliSession(terminal, async session => {
          const proposed = await session.run<ApprovalAnswer>('get-approval-v1', { approval_id });
          if (!yes && proposed.status === 'pending') await requireYes(terminal, proposed);
          const { input_digest } = proposed;
          const decided = await session.run<ApprovalAnswer>('approve-call-v1', { approval_id, input_digest });
          terminal.result(decided, describeApproval(decided));
          return decided.status === 'done' ? 0 : 1;
        }),
      ),
    );
};

async function requireYes(terminal: Terminal, approval: ApprovalAnswer): Promise<void> {
  if (!terminal.io.stdin.isTTY) throw new UsageError('The call runs at once. To approve it, add --yes.');
  terminal.note(describeApproval(approval));
  if (await askConfirmation(terminal.io, '\nRun this call? [y/N] ')) return;
  throw new UsageError('Nothing was approved.');
}
