import { createSpotlight } from '@mantine/spotlight';
import { useEffect, useRef } from 'react';

const [store, { open }] = createSpotlight();

export const openSpotlight = open;
export const paletteStore = store;

/**
 * Keeps a line of the palette selected, for Enter: the first, until somebody has gone to another. Mantine selects a line
 * when a letter is typed, which is before the server has answered what it finds.
 * @param text What is looked for.
 */
export function useSelectedLine(text: string) {
  const moved = useRef(false);
  useEffect(() => {
    const { listId } = store.getState();
    if (text === '' || listId === '') return;
    const lines = [...document.querySelectorAll(`#${CSS.escape(listId)} [data-action]`)];
    const selected = moved.current ? lines.findIndex(line => line.hasAttribute('data-selected')) : 0;
    const index = Math.max(0, selected);
    for (const [at, line] of lines.entries()) {
      if (at === index) line.setAttribute('data-selected', 'true');
      else line.removeAttribute('data-selected');
    }
    store.updateState(state => ({ ...state, selected: index }));
  });
  return {
    onType: () => {
      moved.current = false;
    },
    onMove: () => {
      moved.current = true;
    },
  };
}
