import { Option } from 'commander';
import type { ApprovalAnswer } from '../../approval-text.ts';
import { type AddCommand, commandAction, wholeNumber } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { quantityOf, textTable } from '../../text-table.ts';

interface ApprovalPage {
  readonly items: readonly ApprovalAnswer[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

const STATUSES = ['pending', 'running', 'done', 'failed', 'unknown', 'rejected', 'expired'];

/** What assistants have proposed, newest first. */
export const addApprovalsList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list proposed calls, newest first')
    .addOption(new Option('--status <status>', 'only calls with this status').choices(STATUSES))
    .option('--page <n>', 'page number', wholeNumber)
    .option('--per-page <n>', 'calls per page, at most 200', wholeNumber)
    .action(
      commandAction<{ status?: string; page?: number; perPage?: number }>(run, (terminal, { status, page, perPage }) =>
        withCliSession(terminal, async session => {
          const found = await session.run<ApprovalPage>('list-approvals-v1', { status, page, per_page: perPage });
          terminal.result(found, describe(found));
          return 0;
        }),
      ),
    );
};

function describe({ items, page, per_page, total }: ApprovalPage): string {
  if (items.length === 0) return total === 0 ? 'No proposed calls.' : `There is no page ${page}.`;
  const rows = items.map(item => [item.approval_id, item.status, item.ability, item.proposed_by, item.expires_at]);
  const table = textTable(['approval', 'status', 'call', 'proposed by', 'until'], rows);
  return `${table}\n\nPage ${page} of ${Math.ceil(total / per_page)}, ${quantityOf(total, 'call')}`;
}
