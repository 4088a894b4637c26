import { Button, Modal, Stack } from '@mantine/core';
import type { Output } from '../../generated/abilities.ts';
import { Secret } from '../../ui/forms/secret.tsx';
import ui from '../../ui/ui.module.css';

interface NewPasswordProps {
  readonly made: Output<'add-application-password-v1'>;
  readonly onClose: () => void;
}

/** A new application password: this is the only time that it is shown. */
export function NewPassword({ made, onClose }: NewPasswordProps) {
  return (
    <Modal opened onClose={onClose} title={`“${made.name}” is ready`} closeOnClickOutside={false}>
      <Stack gap="sm">
        <div>Copy it now: it is not shown again.</div>
        <Secret label="User name" value={made.user_name} />
        <Secret label="Application password" value={made.application_password} />
        <div className={ui.formActions}>
          <Button onClick={onClose}>I have copied it</Button>
        </div>
      </Stack>
    </Modal>
  );
}
