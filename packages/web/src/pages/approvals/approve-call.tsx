import { outdateLists } from '../../api/nouns.ts';
import { useRun } from '../../api/use-ability.ts';
import { actorText, callName } from '../../shared/audit/audit-words.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';
import { approvalFailure, type WholeApproval } from './approval.ts';

/** Approves a call: it runs at once, with exactly the input on the page. */
export function ApproveCall({ approval, onClose }: { readonly approval: WholeApproval; readonly onClose: () => void }) {
  const approve = useRun('approve-call-v1');
  const { approval_id, input_digest, effect, proposed_by } = approval;
  const go = () =>
    approve.mutate(
      { approval_id, input_digest },
      {
        onSuccess: ended => {
          outdateLists(Date.now()); // it may have changed anything
          if (ended.status === 'done') toast(t('approvals.approve.done'));
          else toastProblem(approvalFailure(ended), t('approvals.approve.failed'));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t('approvals.approve.title', { call: callName(approval.ability) })}
      label={t('approvals.approve.label')}
      danger={effect === 'destroy'}
      busy={approve.isPending}
      error={approve.error}
      onGo={go}
      onClose={onClose}
    >
      <div>
        {t(effect === 'destroy' ? 'approvals.approve.destroys' : 'approvals.approve.text', {
          by: actorText(proposed_by),
        })}
      </div>
    </AskDialog>
  );
}
