import { Textarea } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { callName } from '../../shared/audit/audit-words.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../ui/forms/form.ts';
import type { WholeApproval } from './approval.ts';

/** Rejects a call: it never runs. */
export function RejectCall({ approval, onClose }: { readonly approval: WholeApproval; readonly onClose: () => void }) {
  const reject = useRun('reject-call-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm({ initialValues: { reason: '' } }, async ({ reason }) => {
    await reject.mutateAsync({ approval_id: approval.approval_id, reason });
    toast(t('approvals.reject.done'));
    onClose();
  });
  return (
    <FormDialog
      title={t('approvals.reject.title', { call: callName(approval.ability) })}
      submitLabel={t('approvals.reject.label')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Textarea
        label={t('approvals.reason')}
        description={t('approvals.reject.hint')}
        maxLength={LONGEST['reject-call-v1'].reason}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
