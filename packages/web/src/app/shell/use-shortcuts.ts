import { useHotkeys } from '@mantine/hooks';
import { openPalette } from '../../shared/palette-store.ts';

/** Fields into which `/` is typed; on a checkbox it means the search. */
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])';
/** An open dialog has the keyboard to itself. */
const DIALOG = '[role=dialog], dialog[open]';

/** The keys that work on every page: Ctrl or ⌘ with K opens the palette, `/` goes to the search of the page. */
export function useShortcuts(): void {
  useHotkeys(
    [
      ['mod+K', palette],
      ['/', search, { preventDefault: false }],
    ],
    [],
    true,
  );
}

function palette(): void {
  if (document.querySelector(DIALOG) === null) openPalette();
}

/** Where the page has no search, the palette has one. */
function search(event: KeyboardEvent): void {
  if (document.querySelector(DIALOG) !== null) return;
  if (event.target instanceof HTMLElement && event.target.matches(TYPED_INTO)) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('input[data-page-search]');
  if (field) field.focus();
  else openPalette();
}
