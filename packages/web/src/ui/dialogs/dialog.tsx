import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly size?: string | undefined;
  /** What was agreed to is under way. */
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that does something; mounted only while it is open. What is sent can't be taken back, so the dialog stays
 * until it can tell what that came to: closed before, its late answer would close the next one.
 */
export function Dialog({ busy, ...rest }: DialogProps) {
  return (
    <Modal
      opened
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': 'Close', disabled: busy }}
      {...rest}
    />
  );
}
