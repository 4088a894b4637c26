import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { testErrorText } from '../../../shared/last-error-text.ts';
import { ServerSaid } from '../../../shared/server-said.tsx';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import styles from '../notifications.module.css';
import { type Channel, leadsTo } from './channel.ts';

/** Sends a test message to a channel, and shows what its receiver answered. */
export function TestDialog({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) {
  const { data, error, isPending, mutate } = useRun('test-channel-v1');
  return (
    <Dialog title={t('notifications.channels.test.title', { name: channel.name })} busy={isPending} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('notifications.channels.test.text', { to: leadsTo(channel) })}</Text>
        {error && <ErrorNote error={error} />}
        {data && <Outcome outcome={data} />}
        <div>
          <Button loading={isPending} data-autofocus onClick={() => mutate({ channel_id: channel.id })}>
            {t(data ? 'notifications.channels.test.again' : 'notifications.channels.test.open')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function Outcome({ outcome }: { readonly outcome: Output<'test-channel-v1'> }) {
  const { delivered, status_code, answer, error } = outcome;
  const problem = testErrorText(outcome);
  return (
    <Stack gap="xs" role="status">
      {delivered && error !== null ? (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />}>
          {t('notifications.channels.test.partly')}
          <ServerSaid shown={null} message={error} />
        </Alert>
      ) : delivered ? (
        <Alert color="green" variant="light" icon={<IconCheck size={18} />}>
          {t('notifications.channels.test.arrived')}
        </Alert>
      ) : (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
          {problem}
          <ServerSaid shown={problem} message={error} />
        </Alert>
      )}
      {(status_code !== null || answer !== '') && (
        <>
          <Text size="sm">
            {status_code === null
              ? t('notifications.channels.test.answered')
              : t('notifications.channels.test.status', { status: String(status_code) })}
          </Text>
          {answer !== '' && <pre className={styles.answer}>{answer}</pre>}
        </>
      )}
    </Stack>
  );
}
