import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface StepDialogProps {
  readonly importId: string;
  /** All of the import if omitted. */
  readonly oldIds?: readonly number[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Connects sites here, beside the old dashboard. */
export function AdoptDialog({ importId, oldIds, onClose, onDone }: StepDialogProps) {
  const adopt = useRun('adopt-import-v1');
  const [takeOver, setTakeOver] = useState(false);
  const go = () =>
    adopt.mutateAsync({ import_id: importId, take_over: takeOver, ...(oldIds ? { old_ids: [...oldIds] } : {}) }).then(
      ({ sites_queued, linked }) => {
        toast(t('imports.adopt.done', { count: sites_queued, linked }));
        onClose();
        onDone?.();
      },
      () => {}, // shown in the dialog
    );
  return (
    <AskDialog
      title={oldIds ? t('imports.adopt.some', { count: oldIds.length }) : t('imports.adopt.all')}
      label={t('imports.adopt.label')}
      busy={adopt.isPending}
      error={adopt.error}
      onGo={() => void go()}
      onClose={onClose}
    >
      <Text size="sm">{t('imports.adopt.text')}</Text>
      <Checkbox
        label={t('imports.adopt.takeOver')}
        description={t('imports.adopt.takeOverHint')}
        checked={takeOver}
        onChange={event => setTakeOver(event.currentTarget.checked)}
      />
    </AskDialog>
  );
}
