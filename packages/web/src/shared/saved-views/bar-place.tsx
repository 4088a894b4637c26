import { useLocation } from '@tanstack/react-router';
import { hadViews } from './had-views.ts';
import type { ViewedList } from './saved-view.ts';
import styles from './saved-views.module.css';
import { isPlain } from './view-address.ts';

/** Keeps the place of the bar where there will be one, so that the list below does not move. */
export function BarPlace({ list, base }: ViewedList) {
  const { searchStr } = useLocation();
  return isPlain(searchStr, base) && !hadViews(list) ? null : <div className={styles.place} />;
}
