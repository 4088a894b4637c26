import { useLocation } from '@tanstack/react-router';
import type { ViewedList } from './saved-view.ts';
import styles from './saved-views.module.css';
import { useHadViews } from './use-had-views.ts';
import { isPlain } from './view-address.ts';

/** Keeps the place of the bar where there will be one, so that the list below does not move. */
export function BarPlace({ list, base }: ViewedList) {
  const { searchStr } = useLocation();
  const [had] = useHadViews(list);
  return isPlain(searchStr, base) && !had ? null : <div className={styles.place} />;
}
