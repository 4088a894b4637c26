import { Checkbox, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { type ImportItem, importName } from './import.ts';

interface DeleteImportDialogProps {
  readonly found: ImportItem;
  readonly onClose: () => void;
}

/** Forgets what was read; also what has not come over yet, if somebody gives that up. */
export function DeleteImportDialog({ found, onClose }: DeleteImportDialogProps) {
  const navigate = useNavigate();
  const [discard, setDiscard] = useState(false);
  return (
    <ConfirmDestroy
      key={String(discard)}
      ability="delete-import-v1"
      input={{ import_id: found.id, discard }}
      title={t('imports.delete.title', { name: importName(found) })}
      affected={() => (
        <>
          <Text size="sm">{t('imports.delete.text')}</Text>
          <Checkbox
            mt="sm"
            label={t('imports.delete.discard')}
            description={t('imports.delete.discardHint')}
            checked={discard}
            onChange={event => setDiscard(event.currentTarget.checked)}
          />
        </>
      )}
      label={t('imports.delete.label')}
      onClose={onClose}
      onDone={() => {
        toast(t('imports.delete.done'));
        void navigate({ to: '/imports' });
      }}
    />
  );
}
