import { t } from '../../../texts/text.ts';
import styles from '../overview.module.css';
import type { Overview } from '../overview-type.ts';
import { SitesPanel } from '../sites-panel.tsx';
import { UpdatesPanel } from '../updates-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { RunningPanel } from './running-panel.tsx';
import { UptimePanel } from './uptime-panel.tsx';

/** How the fleet does, beside what needs somebody. */
export function Beside({ overview }: { readonly overview: Overview }) {
  return (
    <aside className={styles.beside} aria-label={t('overview.beside')}>
      <RunningPanel />
      <SitesPanel overview={overview} />
      <UptimePanel />
      <UpdatesPanel overview={overview} />
      <ActivityPanel />
    </aside>
  );
}
