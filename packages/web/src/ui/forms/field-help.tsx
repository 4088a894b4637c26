import { type ReactNode, useId, useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from './field-help.module.css';

interface FieldHelpProps {
  /** The sentence that is always there. */
  readonly hint?: ReactNode;
  /** What it means, where to find it, what happens without it. */
  readonly children: ReactNode;
}

/** The description of a field, with more of it for those who need it. */
export function FieldHelp({ hint, children }: FieldHelpProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {hint}{' '}
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(now => !now)}
      >
        {t(open ? 'ui.help.less' : 'ui.help.more')}
      </button>
      {open && (
        <span id={id} className={styles.help}>
          {children}
        </span>
      )}
    </>
  );
}
