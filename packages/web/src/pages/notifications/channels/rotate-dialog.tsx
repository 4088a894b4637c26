import { NumberInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { MOST_OVERLAP_HOURS } from '../../../generated/limits.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import type { Channel } from './channel.ts';

interface RotateDialogProps {
  readonly channel: Channel;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

/** Gives a webhook a new secret. */
export function RotateDialog({ channel, onClose, onRotated }: RotateDialogProps) {
  const rotate = useRun('rotate-channel-secret-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    { initialValues: { overlap_hours: 24 } },
    async ({ overlap_hours }) => {
      const { secret } = await rotate.mutateAsync({ channel_id: channel.id, overlap_hours: Number(overlap_hours) });
      onClose();
      onRotated(secret);
    },
  );
  return (
    <FormDialog
      title={t('notifications.channels.rotate.title', { name: channel.name })}
      submitLabel={t('notifications.channels.rotate.submit')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <NumberInput
        label={t('notifications.channels.rotate.hours')}
        description={t('notifications.channels.rotate.hint')}
        min={0}
        max={MOST_OVERLAP_HOURS}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('overlap_hours')}
      />
    </FormDialog>
  );
}
