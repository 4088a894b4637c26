import { Button } from '@mantine/core';
import { t } from '../../texts/text.ts';

/** Deletes a row of the person's own account. @param label `Delete passkey work laptop` */
export function DeleteButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button size="xs" variant="light" color="red" aria-label={label} onClick={onClick}>
      {t('common.delete')}
    </Button>
  );
}
