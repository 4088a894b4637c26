import { Button, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Problem } from './problem.tsx';
import styles from './ui.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel: string;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly size?: string;
}

/** A dialog with a form; mounted only while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, submitLabel, problem, busy, children, size } = props;
  return (
    <Modal opened onClose={onClose} title={title} size={size}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {children}
          <Problem text={problem} />
          <div className={styles.formActions}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          </div>
        </Stack>
      </form>
    </Modal>
  );
}
