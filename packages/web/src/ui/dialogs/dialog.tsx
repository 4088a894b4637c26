import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { OpenModal } from './open-modal.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface DialogProps {
  readonly title: string;
  readonly size?: string | undefined;
  /** The confirmed action is running. */
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that does something; mounted only while it is open. A sent request can't be taken back, so the dialog stays
 * open until it can show the result: otherwise its late answer would close the next dialog. A click beside it is no
 * wish to lose what was typed.
 */
export function Dialog({ busy, ...rest }: DialogProps) {
  useFocusKept(busy);
  return (
    <OpenModal
      closeOnEscape={!busy}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close'), disabled: busy }}
      {...rest}
    />
  );
}
