import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './view-tabs.module.css';

interface View<V extends string> {
  readonly value: V;
  readonly label: string;
  /** False: nobody may see it here. */
  readonly shown?: boolean;
  /** Made only while it is chosen. */
  readonly content: () => ReactNode;
}

interface ViewTabsProps<V extends string> {
  readonly label: string;
  /** Which one lives in the address. */
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly views: readonly View<V>[];
}

/** The parts of a page, one at a time. */
export function ViewTabs<V extends string>({ label, value, onChange, views }: ViewTabsProps<V>) {
  const shown = views.filter(view => view.shown !== false);
  return (
    <Tabs value={value} onChange={next => next !== null && onChange(next as V)} className={styles.root}>
      <Tabs.List aria-label={label} className={styles.list}>
        {shown.map(view => (
          <Tabs.Tab key={view.value} value={view.value}>
            {view.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map(view => (
        <Tabs.Panel key={view.value} value={view.value} className={styles.panel}>
          {view.value === value && view.content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
