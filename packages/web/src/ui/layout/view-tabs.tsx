import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './view-tabs.module.css';

interface View<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** False: hidden from everybody here. */
  readonly shown?: boolean;
  /** Created only while it is chosen. */
  readonly content: () => ReactNode;
}

interface ViewTabsProps<V extends string> {
  readonly label: string;
  /** The chosen tab is part of the address. */
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly views: readonly View<V>[];
}

/** The parts of a page, one at a time. */
export function ViewTabs<V extends string>({ label, value, onChange, views }: ViewTabsProps<V>) {
  const shown = views.filter(view => view.shown !== false);
  const list = useRef<HTMLDivElement>(null);
  const chosen = shown.findIndex(view => view.value === value);
  useEffect(() => {
    // In the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => scrollTo(list.current, chosen));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are observed anew
  useEffect(() => (list.current ? tellMore(list.current) : undefined), [shown.length]);
  return (
    // Kept mounted, what a tab showed would stay in the document, hidden, until the browser has nothing else to do.
    <Tabs
      value={value}
      onChange={next => next !== null && onChange(next as V)}
      className={styles.root}
      keepMounted={false}
    >
      <Tabs.List ref={list} aria-label={label} className={styles.list}>
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

/** In narrow windows, not all tabs are in view. */
function scrollTo(list: HTMLElement | null, index: number): void {
  const chosen = list?.children[index];
  if (!list || !chosen) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2;
}

/** Says on which sides there are tabs out of view. @returns what ends it. */
function tellMore(list: HTMLElement): () => void {
  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = list;
    const more = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(Boolean);
    if (more.length === 0) delete list.dataset.more;
    else list.dataset.more = more.join(' ');
  };
  const sizes = new ResizeObserver(tell);
  for (const part of [list, ...list.children]) sizes.observe(part);
  list.addEventListener('scroll', tell, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener('scroll', tell);
  };
}
