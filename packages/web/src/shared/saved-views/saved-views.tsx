import { Suspense } from 'react';
import { withTexts } from '../../texts/catalogue.ts';
import { lazyPart } from '../lazy-part.ts';
import type { ViewedList } from './saved-view.ts';
import styles from './saved-views.module.css';

const ViewBar = lazyPart(() => withTexts('shell', () => import('./view-bar.tsx')));

/** The saved views of a list, as tabs above it. Loaded after the list. */
export function SavedViews(props: ViewedList) {
  return (
    <div className={styles.room}>
      <Suspense>
        <ViewBar {...props} />
      </Suspense>
    </div>
  );
}
