import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { AbilityName } from '../../../generated/abilities.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { type Channel, leadsTo } from './channel.ts';
import { type ChannelAct, channelColumns } from './channel-columns.tsx';

const ConfirmDestroy = lazyDialog(() => import('../../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const ChannelDialog = lazyDialog(() => import('./channel-dialog.tsx'), 'ChannelDialog');
const RotateDialog = lazyDialog(() => import('./rotate-dialog.tsx'), 'RotateDialog');
const SecretDialog = lazyDialog(() => import('./secret-dialog.tsx'), 'SecretDialog');
const TestDialog = lazyDialog(() => import('./test-dialog.tsx'), 'TestDialog');

type Dialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string }
  | { readonly kind: ChannelAct; readonly channel: Channel };

const NEEDS: Readonly<Record<ChannelAct, AbilityName>> = {
  test: 'test-channel-v1',
  edit: 'update-channel-v1',
  rotate: 'rotate-channel-secret-v1',
  turn: 'update-channel-v1',
  replay: 'replay-deliveries-v1',
  delete: 'delete-channel-v1',
};

/** The channels that people and programs are told by. */
export function ChannelsView() {
  const may = useCan();
  const narrow = useNarrow();
  const rows = useRows('list-channels-v1', {}, REFRESHED);
  const update = useRun('update-channel-v1');
  const replay = useRun('replay-deliveries-v1');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  const mayAdd = may('add-channel-v1');
  useActions([mayAdd && { id: 'add-channel', label: t('app.palette.act.addChannel'), run: add }]);
  const act = (kind: ChannelAct, channel: Channel) => {
    const { id: channel_id, name, enabled } = channel;
    const onError = (error: Error) => toastError(error);
    if (kind === 'turn') {
      const onSuccess = () => toast(t(enabled ? 'notifications.turnedOff' : 'notifications.turnedOn', { name }));
      update.mutate({ channel_id, enabled: !enabled }, { onSuccess, onError });
    } else if (kind === 'replay') {
      const onSuccess = ({ replayed: count }: { replayed: number }) => toast(t('notifications.replayed', { count }));
      replay.mutate({ channel_id }, { onSuccess, onError });
    } else setDialog({ kind, channel });
  };
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('notifications.channels.add')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <DataTable
        label={t('notifications.channels.tab')}
        storeAs="Channels"
        noun="notifications.channels.count"
        rows={rows}
        rowHeight={52}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={channelColumns(narrow, kind => may(NEEDS[kind]), act)}
        empty={
          <Empty title={t('notifications.channels.none')} action={addButton}>
            {t(addButton ? 'notifications.channels.noneText' : 'notifications.channels.adminsAdd')}
          </Empty>
        }
      />
      {dialog?.kind === 'add' && (
        <ChannelDialog
          onClose={close}
          onMade={({ name, secret }) => {
            if (secret !== null) setDialog({ kind: 'secret', name, secret });
          }}
        />
      )}
      {dialog?.kind === 'secret' && <SecretDialog name={dialog.name} secret={dialog.secret} onClose={close} />}
      {dialog?.kind === 'edit' && <ChannelDialog channel={dialog.channel} onClose={close} />}
      {dialog?.kind === 'test' && <TestDialog channel={dialog.channel} onClose={close} />}
      {dialog?.kind === 'rotate' && (
        <RotateDialog
          channel={dialog.channel}
          onClose={close}
          onRotated={secret => setDialog({ kind: 'secret', name: dialog.channel.name, secret })}
        />
      )}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-channel-v1"
          input={{ channel_id: dialog.channel.id }}
          title={t('notifications.channels.delete.title', { name: dialog.channel.name })}
          label={t('notifications.channels.delete.label')}
          affected={({ channel }) =>
            t('notifications.channels.delete.text', { to: leadsTo(channel), waiting: channel.waiting })
          }
          onClose={close}
          onDone={() => toast(t('notifications.channels.delete.done'))}
        />
      )}
    </>
  );
}
