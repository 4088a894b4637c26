import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { openKeys, openPalette } from '../../shared/palette-store.ts';

/** Fields in which `/` is text; on a checkbox it opens the search. */
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])';
/** While a dialog is open, it handles the keyboard alone. */
const DIALOG = '[role=dialog], dialog[open]';

/**
 * The keys that work on every page: Ctrl or ⌘ with K opens the palette, `/` focuses the search of the page, `?` shows
 * the keys.
 */
export function useShortcuts(): void {
  useHotkeys(
    [
      ['mod+K', palette],
      ['/', search, { preventDefault: false }],
    ],
    [],
    true,
  );
  // Where `?` is on the keyboard, and with which keys it is typed, differs by country.
  useWindowEvent('keydown', keys);
}

function keys(event: KeyboardEvent): void {
  if (event.key !== '?' || document.querySelector(DIALOG) !== null) return;
  if (event.target instanceof HTMLElement && event.target.matches(TYPED_INTO)) return;
  openKeys();
}

function palette(): void {
  if (document.querySelector(DIALOG) === null) openPalette();
}

/** If the page has no search, the palette provides one. */
function search(event: KeyboardEvent): void {
  if (document.querySelector(DIALOG) !== null) return;
  if (event.target instanceof HTMLElement && event.target.matches(TYPED_INTO)) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('input[data-page-search]');
  if (field) field.focus();
  else openPalette();
}
