import { Alert, Button, Stack } from '@mantine/core';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Secret } from '../../../ui/forms/secret.tsx';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a webhook, which is shown only here. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title={t('notifications.channels.secret.title', { name })} busy={false} onClose={onClose}>
      <Stack gap="md">
        <Alert color="yellow" title={t('notifications.channels.secret.once')}>
          {t('notifications.channels.secret.text')}
        </Alert>
        <Secret label={t('notifications.channels.secret.label')} value={secret} />
        <div>
          <Button onClick={onClose}>{t('notifications.channels.secret.done')}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}
