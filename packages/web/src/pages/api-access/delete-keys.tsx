import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface DeleteKeysProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const NAMED = 10;

export function DeleteKeys({ ids, onClose, onDone }: DeleteKeysProps) {
  return (
    <ConfirmDestroy
      ability="delete-api-keys-v1"
      input={{ key_ids: [...ids] }}
      title={t('api-access.delete.title', { count: ids.length })}
      label={t('api-access.delete.confirm', { count: ids.length })}
      affected={({ would_delete: keys = [] }) => affectedText(keys.map(key => key.name))}
      onClose={onClose}
      onDone={({ total_deleted }) => {
        toast(t('api-access.delete.done', { count: total_deleted }));
        onDone();
      }}
    />
  );
}

function affectedText(all: readonly string[]): string {
  const names = all.slice(0, NAMED).join(', ');
  if (all.length <= NAMED) return t('api-access.delete.affected', { count: all.length, names });
  return t('api-access.delete.affectedMore', { names, more: all.length - NAMED });
}
