import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** Whether any of them is set. */
  readonly filtered: boolean;
  readonly children: ReactNode;
}

/** Filters of a list. In a narrow window they would leave no room for it, and are behind a button. */
export function FoldedFilters({ filtered, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        className={styles.button}
        variant={filtered ? 'light' : 'default'}
        size="lg"
        aria-label={t('ui.filters')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={17} />
      </ActionIcon>
      <div className={styles.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
