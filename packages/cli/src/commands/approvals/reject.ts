import { type ApprovalAnswer, describeApproval } from '../../approval-text.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';

/** Rejects a proposed call: it never runs. */
export const addApprovalsReject: AddCommand = (parent, run) => {
  parent
    .command('reject')
    .description('reject a proposed call; it never runs')
    .argument('<approval-id>', 'id of the approval')
    .option('--reason <text>', 'why; the assistant sees it')
    .action(
      commandAction<{ reason?: string }>(run, (terminal, { reason }, [approval_id = '']) =>
        withCliSession(terminal, async session => {
          const decided = await session.run<ApprovalAnswer>('reject-call-v1', { approval_id, reason });
          terminal.result(decided, describeApproval(decided));
          return 0;
        }),
      ),
    );
};
