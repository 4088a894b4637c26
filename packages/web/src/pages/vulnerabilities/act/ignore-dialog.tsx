import { Text, Textarea, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../../ui/forms/form.ts';

interface IgnoreVulnerabilityDialogProps {
  readonly id: string;
  readonly title: string;
  /** The site it applies to; all sites if omitted. */
  readonly site?: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Asks why a vulnerability is to be ignored, and until when. */
export function IgnoreVulnerabilityDialog({ id, title, site, onClose }: IgnoreVulnerabilityDialogProps) {
  const ignore = useRun('ignore-vulnerability-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { reason: '', until: '' },
      validate: { reason: neededText('vulnerabilities.ignore.needReason') },
    },
    async ({ reason, until }) => {
      await ignore.mutateAsync({
        vulnerability_id: id,
        site_id_or_domain: site?.id,
        reason,
        until: until === '' ? undefined : until,
      });
      toast(t('vulnerabilities.ignore.done'));
      onClose();
    },
    { until: t('vulnerabilities.ignore.badUntil') },
  );
  return (
    <FormDialog
      title={t('vulnerabilities.ignore.title', { title })}
      submitLabel={t('vulnerabilities.ignore.submit')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Text size="sm">
        {site ? t('vulnerabilities.ignore.textSite', { site: site.name }) : t('vulnerabilities.ignore.text')}
      </Text>
      <Textarea
        label={t('vulnerabilities.ignore.reason')}
        maxLength={LONGEST['ignore-vulnerability-v1'].reason}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <TextInput
        type="date"
        label={t('vulnerabilities.ignore.until')}
        description={t('vulnerabilities.ignore.untilHint')}
        {...form.getInputProps('until')}
      />
    </FormDialog>
  );
}
