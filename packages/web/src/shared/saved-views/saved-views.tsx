import { latePart } from '../../ui/loading/late-part.ts';
import { BarPlace } from './bar-place.tsx';
import type { ViewedList } from './saved-view.ts';
import styles from './saved-views.module.css';

const ViewBar = latePart<ViewedList>(
  () => import('./view-bar.tsx'),
  props => <BarPlace {...props} />,
);

/** The saved views of a list, as tabs above it. Loaded after the list. */
export function SavedViews(props: ViewedList) {
  return (
    <div className={styles.room}>
      <ViewBar {...props} />
    </div>
  );
}
