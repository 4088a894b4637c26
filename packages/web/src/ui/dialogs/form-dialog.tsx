import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Problem } from '../forms/problem.tsx';
import styles from '../ui.module.css';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel: string;
  readonly problem: string | null;
  readonly busy: boolean;
  /** False: there is nothing to send yet. */
  readonly ready?: boolean;
  readonly children: ReactNode;
  readonly size?: string;
}

/** A dialog with a form; mounted only while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, submitLabel, problem, busy, ready = true, children, size } = props;
  return (
    <Dialog {...{ title, size, busy, onClose }}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {children}
          <div className={styles.formActions}>
            <Problem text={problem} />
            <Button variant="default" disabled={busy} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={busy} disabled={!ready}>
              {submitLabel}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
