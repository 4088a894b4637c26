import { useEffect, useSyncExternalStore } from 'react';
import { t } from '../texts/text.ts';
import { gatherTyped } from './typed-ahead.ts';

/** An action of the current page, for the command palette. */
export interface PaletteAction {
  readonly id: string;
  /** `Add tag` */
  readonly label: string;
  readonly run: () => void;
}

export const paletteKeys = () => (navigator.platform.startsWith('Mac') ? '⌘ K' : t('shared.paletteKeys'));

let wanted = 0;
let keysShown = false;
let wish: { readonly id: string; readonly path: string } | undefined;
let actions: readonly PaletteAction[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Opens the palette; its code is loaded the first time. */
export function openPalette(): void {
  wanted++;
  wish = undefined;
  gatherTyped();
  tell();
}

/** How often the palette was opened: 0 = never, and each new number opens it again. */
export function usePaletteWanted(): number {
  return useSyncExternalStore(subscribe, () => wanted);
}

/** Opens and closes the sheet of the keys. */
export function openKeys(): void {
  keysShown = true;
  tell();
}

export function closeKeys(): void {
  keysShown = false;
  tell();
}

export function useKeysShown(): boolean {
  return useSyncExternalStore(subscribe, () => keysShown);
}

export function usePaletteActions(): readonly PaletteAction[] {
  return useSyncExternalStore(subscribe, () => actions);
}

/** Runs an action as soon as the page at `href`, which is loading, offers it. */
export function wishFor(id: string, href: string): void {
  wish = { id, path: href.replace(/\?.*/, '') };
}

function fulfil(): void {
  const action = actions.find(({ id }) => id === wish?.id);
  if (!action || window.location.pathname !== wish?.path) return;
  wish = undefined;
  action.run();
}

/** Offers actions in the palette for as long as the component is mounted. */
export function useActions(offered: readonly (PaletteAction | false | undefined)[]): void {
  useEffect(() => {
    const mine = offered.filter(action => action !== false && action !== undefined);
    actions = [...actions, ...mine];
    tell();
    fulfil();
    return () => {
      actions = actions.filter(action => !mine.includes(action));
      tell();
    };
  });
}
