import type { ViewedList } from './saved-view.ts';

type List = ViewedList['list'];

const KEY = 'saved-views';

/** The lists that had saved views when this browser showed them last. */
function stored(): string[] {
  const lists = localStorage.getItem(KEY) ?? '';
  return lists === '' ? [] : lists.split(' ');
}

/** Whether the list had saved views when this browser showed it last. */
export const hadViews = (list: List): boolean => stored().includes(list);

export function rememberViews(list: List, has: boolean): void {
  if (hadViews(list) === has) return;
  localStorage.setItem(
    KEY,
    has
      ? [...stored(), list].join(' ')
      : stored()
          .filter(other => other !== list)
          .join(' '),
  );
}
