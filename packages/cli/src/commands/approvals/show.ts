import { type ApprovalAnswer, describeApproval } from '../../approval-text.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';

/** A proposed call with its preview, and what became of it. */
export const addApprovalsShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('show a proposed call with its preview')
    .argument('<approval-id>', 'id of the approval')
    .action(
      commandAction(run, (terminal, _options, [approval_id = '']) =>
        withCliSession(terminal, async session => {
          const approval = await session.run<ApprovalAnswer>('get-approval-v1', { approval_id });
          terminal.result(approval, describeApproval(approval));
          return 0;
        }),
      ),
    );
};
