import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { StepDialogProps } from './adopt-dialog.tsx';

/** Gives the old dashboard its keys back. */
export function UndoDialog({ importId, oldIds, onClose, onDone }: StepDialogProps) {
  const [remove, setRemove] = useState(false);
  return (
    <ConfirmDestroy
      key={String(remove)}
      ability="undo-import-v1"
      input={{ import_id: importId, remove_sites: remove, ...(oldIds ? { old_ids: [...oldIds] } : {}) }}
      title={t('imports.undo.title')}
      affected={({ would_undo: { keys = 0, removed = 0 } = {} }) => (
        <>
          <Text size="sm">{t('imports.undo.affected', { keys, removed })}</Text>
          <Text size="sm" mt="xs">
            {t('imports.undo.text')}
          </Text>
          <Checkbox
            mt="sm"
            label={t('imports.undo.remove')}
            checked={remove}
            onChange={event => setRemove(event.currentTarget.checked)}
          />
        </>
      )}
      label={t('imports.undo.label')}
      tick={t('imports.tick')}
      onClose={onClose}
      onDone={({ sites_queued: count }) => {
        toast(t('imports.undo.done', { count }));
        onDone?.();
      }}
    />
  );
}
