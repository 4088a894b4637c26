import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import styles from '../ui.module.css';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly size?: string;
  /** `Suspend client` */
  readonly label: string;
  readonly cancelLabel?: string;
  /** It ends or stops something. */
  readonly danger?: boolean;
  /** False: its effect isn't known yet. */
  readonly ready?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onGo: () => void;
  readonly onClose: () => void;
  /** What will be done. */
  readonly children: ReactNode;
}

/** Says what will be done, and does it once after confirmation. For permanent deletions, use ConfirmDestroy. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    size,
    label,
    cancelLabel = t('common.cancel'),
    danger,
    ready = true,
    busy,
    error,
    onGo,
    onClose,
    children,
  } = props;
  return (
    <Dialog {...{ title, size, busy, onClose }}>
      <Stack gap="md">
        {children}
        {Boolean(error) && <ErrorNote error={error} />}
        <div className={styles.formActions}>
          <Button variant="default" disabled={busy} onClick={onClose} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            color={danger ? 'red' : undefined}
            loading={busy}
            disabled={!ready}
            onClick={onGo}
            data-autofocus={danger ? undefined : true}
          >
            {label}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
