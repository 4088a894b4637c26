import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messageOf } from '../../api/request-error.ts';
import { t } from '../../texts/text.ts';

interface ErrorNoteProps {
  readonly error: unknown;
  /** What failed: `The sites could not be listed`. */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** An error, shown in place of its result. The text comes from the server and says what to do. */
export function ErrorNote({ error, title, onRetry }: ErrorNoteProps) {
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle size={18} />} role="alert">
      {messageOf(error)}
      {onRetry && (
        <Button variant="default" size="compact-sm" ml="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}
