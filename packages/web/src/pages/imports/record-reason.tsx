import { Stack, Text } from '@mantine/core';
import { ServerSaid } from '../../shared/server-said.tsx';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
import type { ImportRecordItem } from './import.ts';
import { RemarkText } from './remark-text.tsx';
import { remarkText } from './remark-words.ts';

interface RecordReasonProps {
  readonly record: ImportRecordItem;
  readonly onClose: () => void;
}

/** What became of a record, and why, in full. */
export function RecordReason({ record: { name, kind, reason, causes }, onClose }: RecordReasonProps) {
  return (
    <OpenModal
      onClose={onClose}
      title={name || t(`imports.records.kinds.${kind}`)}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="sm">
        <Text size="sm">
          <RemarkText said={reason} causes={causes} />
        </Text>
        <ServerSaid shown={remarkText(reason, causes).text} message={reason} />
      </Stack>
    </OpenModal>
  );
}
