import { TextInput } from '@mantine/core';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../ui/forms/form.ts';
import { formatDate } from '../../ui/text/format.ts';
import type { ExpiringEntry } from './expiring-columns.tsx';

interface DomainExpiryProps {
  readonly domain: ExpiringEntry;
  readonly onClose: () => void;
}

/** Sets by hand when a domain expires, where its registry doesn't tell, or no longer does. */
export function DomainExpiry({ domain: { name, expires_at }, onClose }: DomainExpiryProps) {
  const set = useRun('set-domain-expiry-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    // The end of a day by UTC.
    { initialValues: { expires_on: expires_at?.slice(0, 10) ?? '' } },
    async ({ expires_on }) => {
      const removed = expires_on === '';
      const known = await set.mutateAsync({ domain: name, expires_on: removed ? null : expires_on });
      const counts = known.source === 'registry' && known.expires_at;
      if (counts) toast(t('security.certificates.registryCounts', { name, date: formatDate(counts) }));
      else toast(t(removed ? 'security.certificates.removed' : 'security.certificates.saved', { name }));
      onClose();
    },
    { expires_on: t('security.certificates.needDate') },
  );
  return (
    <FormDialog
      title={t('security.certificates.setTitle', { name })}
      submitLabel={t('common.save')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        type="date"
        label={t('security.certificates.expires')}
        description={t('security.certificates.setHint')}
        data-autofocus
        {...form.getInputProps('expires_on')}
      />
    </FormDialog>
  );
}
