import { Button, Skeleton, Stack } from '@mantine/core';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { typeTitle } from '../../../shared/events/event-words.ts';
import { saidByServer } from '../../../shared/server-said.tsx';
import { t } from '../../../texts/text.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { formatDateTime, formatNumber } from '../../../ui/text/format.ts';
import styles from '../notifications.module.css';
import { canReplay, type DeliveryItem, deliveryText, deliveryTone } from './delivery.ts';

interface DeliveryDialogProps {
  readonly delivery: DeliveryItem;
  readonly onClose: () => void;
  /** Undefined: the user may not. */
  readonly onReplay: (() => void) | undefined;
}

/** A message as it was sent, and what its receiver answered last. */
export function DeliveryDialog({ delivery, onClose, onReplay }: DeliveryDialogProps) {
  const { data, error, refetch } = useRead('get-delivery-v1', { delivery_id: delivery.id });
  return (
    <OpenModal
      onClose={onClose}
      title={<span lang={delivery.language}>{delivery.title}</span>}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        {error && <ErrorNote error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={160} />}
        {data && <Says delivery={data} />}
        {data && <Facts delivery={data} />}
        {data?.answer && <pre className={styles.answer}>{data.answer}</pre>}
        {data && onReplay && canReplay(data) && (
          <div>
            <Button onClick={onReplay}>{t('notifications.deliveries.replay')}</Button>
          </div>
        )}
      </Stack>
    </OpenModal>
  );
}

type Whole = Output<'get-delivery-v1'>;

function Says({ delivery: { message, language } }: { readonly delivery: Whole }) {
  const { paragraphs, items } = message;
  return (
    <div className={styles.says} lang={language}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ delivery }: { readonly delivery: Whole }) {
  const { message, status_code, error, last_attempt, next_attempt, ended } = delivery;
  const types = [...new Set(message.events.map(({ type }) => typeTitle(type)))];
  const time = (at: string | null) => at && formatDateTime(at);
  return (
    <FactList
      facts={[
        [
          t('common.status'),
          <Chip key="state" tone={deliveryTone(delivery)}>
            {deliveryText(delivery)}
          </Chip>,
        ],
        [t('notifications.deliveries.columns.channel'), delivery.channel_name],
        [t('notifications.deliveries.facts.events'), types.join(', ')],
        [t('notifications.deliveries.columns.attempts'), formatNumber(delivery.attempts)],
        [t('notifications.deliveries.facts.last'), time(last_attempt)],
        [t('notifications.deliveries.facts.next'), time(next_attempt)],
        [t('notifications.deliveries.facts.ended'), time(ended)],
        [t('notifications.deliveries.facts.error'), error && <span key="error">{saidByServer(error)}</span>],
        [
          t('notifications.deliveries.columns.answer'),
          status_code !== null && t('notifications.deliveries.status', { status: String(status_code) }),
        ],
        [t('notifications.deliveries.facts.id'), <code key="id">{delivery.message_id}</code>],
      ]}
    />
  );
}
