import { useLocalStorage } from '@mantine/hooks';
import type { ViewedList } from './saved-view.ts';

/** Whether the list had saved views when this browser showed it last, and what remembers it. */
export function useHadViews(list: ViewedList['list']): readonly [boolean, (has: boolean) => void] {
  const [lists, setLists] = useLocalStorage<readonly string[]>({
    key: 'lists-with-views',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const others = lists.filter(other => other !== list);
  return [others.length < lists.length, has => setLists(has ? [...others, list] : others)];
}
