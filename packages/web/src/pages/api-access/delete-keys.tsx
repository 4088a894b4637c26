import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';

interface DeleteKeysProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const KEYS = ['API key', 'API keys'] as const;
const NAMED = 10;

export function DeleteKeys({ ids, onClose, onDone }: DeleteKeysProps) {
  return (
    <ConfirmDestroy
      ability="delete-api-keys-v1"
      input={{ key_ids: [...ids] }}
      title={`Delete ${quantity(ids.length, KEYS)}`}
      label={ids.length === 1 ? 'Delete API key' : 'Delete API keys'}
      affected={({ would_delete: keys = [] }) => (
        <>
          Programs that use {keys.length === 1 ? 'this key' : 'these keys'} are refused from then on:{' '}
          {keys
            .slice(0, NAMED)
            .map(key => key.name)
            .join(', ')}
          {keys.length > NAMED && ` and ${keys.length - NAMED} more`}.
        </>
      )}
      onClose={onClose}
      onDone={({ total_deleted }) => {
        toast(`${quantity(total_deleted, KEYS)} deleted`);
        onDone();
      }}
    />
  );
}
