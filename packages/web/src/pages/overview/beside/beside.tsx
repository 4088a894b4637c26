import { Skeleton } from '@mantine/core';
import { withTexts } from '../../../texts/catalogue.ts';
import { t } from '../../../texts/text.ts';
import { latePart } from '../../../ui/loading/late-part.ts';
import styles from '../overview.module.css';
import type { Overview } from '../overview-type.ts';
import { SitesPanel } from '../sites-panel.tsx';
import { UpdatesPanel } from '../updates-panel.tsx';
import { RunningPanel } from './running-panel.tsx';
import { useUpdateTrend } from './update-trend.tsx';
import { UptimePanel } from './uptime-panel.tsx';

/** Below what is in view at first, with words for whatever may have been done. */
const ActivityPanel = latePart(async () => {
  const code = await withTexts('actions', () => import('./activity-panel.tsx'));
  return { default: code.ActivityPanel };
});

/** How the fleet does, beside what needs somebody. @param overview Undefined until it is known. */
export function Beside({ overview }: { readonly overview: Overview | undefined }) {
  useUpdateTrend(); // the panel that shows it waits for the overview
  return (
    <aside className={styles.beside} aria-label={t('overview.beside')}>
      <RunningPanel />
      {overview ? <SitesPanel overview={overview} /> : <Skeleton height={220} />}
      <UptimePanel />
      {overview ? <UpdatesPanel overview={overview} /> : <Skeleton height={260} />}
      <ActivityPanel />
    </aside>
  );
}
