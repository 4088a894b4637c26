import { IconCircleCheck } from '@tabler/icons-react';
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router';
import { t } from '../../texts/text.ts';
import type { TextId } from '../../texts/text-id.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

interface Figure {
  readonly label: string;
  readonly count: number;
  readonly tone: 'bad' | 'warn' | 'info';
  readonly link: LinkOptions;
}

/** The figures that need attention, without those that are zero. */
export function NeedsAttention({ overview }: { readonly overview: Overview }) {
  const figures = figuresOf(overview).filter(({ count }) => count > 0);
  if (figures.length === 0) {
    return (
      <Panel title={t('overview.attention.title')}>
        <p className={styles.calm}>
          <IconCircleCheck size={20} aria-hidden /> {t('overview.attention.calm')}
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={t('overview.attention.title')}>
      <ul className={styles.figures}>
        {figures.map(({ label, count, tone, link }) => (
          <li key={label}>
            <Link {...link} className={styles.figure} data-tone={tone}>
              <span className={styles.number}>{formatNumber(count)}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function figuresOf({ sites, security, certificates, costs, jobs, update_runs }: Overview): Figure[] {
  return [
    {
      ...figure(sites.down.count, 'bad', 'overview.attention.down'),
      link: linkOptions({ to: '/sites', search: { health: 'down' } }),
    },
    {
      ...figure(sites.disconnected.count, 'bad', 'overview.attention.disconnected'),
      link: linkOptions({ to: '/sites', search: { health: 'disconnected' } }),
    },
    {
      ...figure(sites.sync_failing.count, 'warn', 'overview.attention.syncFailing'),
      link: linkOptions({ to: '/sites', search: { health: 'sync_failing' } }),
    },
    {
      ...figure(sites.never_synced.count, 'info', 'overview.attention.neverSynced'),
      link: linkOptions({ to: '/sites', search: { health: 'never_synced' } }),
    },
    {
      ...figure(update_runs.halted.count, 'bad', 'overview.attention.runs'),
      link: linkOptions({ to: '/updates', search: { view: 'runs' } }),
    },
    {
      ...figure(security.critical.count, 'bad', 'overview.attention.critical'),
      link: linkOptions({ to: '/security', search: { severity: 'critical' } }),
    },
    {
      ...figure(security.warning.count, 'warn', 'overview.attention.warning'),
      link: linkOptions({ to: '/security', search: { severity: 'warning' } }),
    },
    {
      ...figure(certificates.invalid.count, 'bad', 'overview.attention.invalid'),
      link: linkOptions({ to: '/security', search: { certificates: 'invalid' } }),
    },
    {
      ...figure(certificates.expiring.count, 'warn', 'overview.attention.expiring'),
      link: linkOptions({ to: '/security', search: { certificates: 'expiring' } }),
    },
    {
      ...figure(costs?.due.count ?? 0, 'info', 'overview.attention.costs'),
      link: linkOptions({ to: '/costs', search: { due: 30 } }),
    },
    {
      ...figure(jobs.running.count, 'info', 'overview.attention.jobs'),
      link: linkOptions({ to: '/jobs' }),
    },
  ];
}

const figure = (count: number, tone: Figure['tone'], label: TextId) => ({ count, tone, label: t(label, { count }) });
