import { Stack, Text } from '@mantine/core';
import { ServerSaid } from '../../shared/server-said.tsx';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type Job, jobItemState } from './job.ts';
import { ItemSite, type JobItem, messageOfItem } from './job-item.tsx';

interface JobItemDialogProps {
  readonly job: Job;
  readonly item: JobItem;
  readonly onClose: () => void;
}

/** All that is known of the result of one site. */
export function JobItemDialog({ job, item, onClose }: JobItemDialogProps) {
  const { text, tone } = jobItemState(item.state);
  const message = messageOfItem(item);
  return (
    <OpenModal onClose={onClose} title={t('jobs.items.details')}>
      <Stack gap="sm">
        <div>
          <ItemSite job={job} item={item} /> <Chip tone={tone}>{text}</Chip>
        </div>
        <Text size="sm">{message}</Text>
        <ServerSaid shown={message} message={item.message} />
        {item.code && (
          <Text size="sm" c="dimmed">
            {t('jobs.items.code', { code: item.code })}
          </Text>
        )}
      </Stack>
    </OpenModal>
  );
}
