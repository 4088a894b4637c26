import { Text, Textarea } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { type CheckedItem, differenceLines } from './file-words.ts';

/** Asks why altered files are to stay as they are. */
export function AcceptFilesDialog({ item, onClose }: { readonly item: CheckedItem; readonly onClose: () => void }) {
  const accept = useRun('accept-altered-files-v1');
  const { site_id, type, slug, name, fingerprint } = item;
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { reason: '' }, validate: { reason: neededText('files.accept.needReason') } },
    async ({ reason }) => {
      // What is accepted is what this dialog shows.
      const shown = fingerprint === null ? {} : { fingerprint };
      await accept.mutateAsync({ site_id_or_domain: site_id, type, slug, reason, ...shown });
      toast(t('files.accept.done', { name }));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('files.accept.title', { name })}
      submitLabel={t('files.accept.do')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">{t('files.accept.text')}</Text>
      {differenceLines(item).map(line => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
      <Textarea
        label={t('files.accept.reason')}
        maxLength={LONGEST['accept-altered-files-v1'].reason}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
