import { Text } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { StepDialogProps } from './adopt-dialog.tsx';

/** Makes this server the only one that can reach the sites. */
export function CutOverDialog({ importId, oldIds, onClose, onDone }: StepDialogProps) {
  return (
    <ConfirmDestroy
      ability="cut-over-import-v1"
      input={{ import_id: importId, ...(oldIds ? { old_ids: [...oldIds] } : {}) }}
      title={oldIds ? t('imports.cutOver.some', { count: oldIds.length }) : t('imports.cutOver.all')}
      affected={({ would_cut_over: { keys = 0, reconnect_secrets: secrets = 0 } = {} }) => (
        <>
          <Text size="sm">{t('imports.cutOver.affected', { keys, secrets })}</Text>
          <Text size="sm" mt="xs">
            {t('imports.cutOver.text')}
          </Text>
        </>
      )}
      label={t('imports.cutOver.label')}
      tick={t('imports.tick')}
      onClose={onClose}
      onDone={({ sites_queued: count }) => {
        toast(t('imports.cutOver.done', { count }));
        onDone?.();
      }}
    />
  );
}
