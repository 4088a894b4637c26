import { Button, Stack } from '@mantine/core';
import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { Secret } from '../../ui/forms/secret.tsx';
import ui from '../../ui/ui.module.css';

interface NewPasswordProps {
  readonly made: Output<'add-application-password-v1'>;
  readonly onClose: () => void;
}

/** A new application password, which is shown only here. */
export function NewPassword({ made, onClose }: NewPasswordProps) {
  return (
    <OpenModal onClose={onClose} title={t('profile.programs.made', { name: made.name })} closeOnClickOutside={false}>
      <Stack gap="sm">
        <div>{t('profile.programs.copy')}</div>
        <Secret label={t('profile.programs.user')} value={made.user_name} />
        <Secret label={t('profile.programs.password')} value={made.application_password} />
        <div className={ui.formActions}>
          <Button onClick={onClose}>{t('profile.programs.copied')}</Button>
        </div>
      </Stack>
    </OpenModal>
  );
}
