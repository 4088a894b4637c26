import { IconCircleCheck } from '@tabler/icons-react';
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router';
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

/** The figures that ask for somebody; those at nought stay out. */
export function NeedsAttention({ overview }: { readonly overview: Overview }) {
  const figures = figuresOf(overview).filter(({ count }) => count > 0);
  if (figures.length === 0) {
    return (
      <Panel title="Needs attention">
        <p className={styles.calm}>
          <IconCircleCheck size={20} aria-hidden /> Nothing: all sites are up, connected, synced and safe.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Needs attention">
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
      ...figure(sites.down.count, 'bad', 'site down', 'sites down'),
      link: linkOptions({ to: '/sites', search: { health: 'down' } }),
    },
    {
      ...figure(sites.disconnected.count, 'bad', 'site disconnected', 'sites disconnected'),
      link: linkOptions({ to: '/sites', search: { health: 'disconnected' } }),
    },
    {
      ...figure(sites.sync_failing.count, 'warn', 'site whose sync failed', 'sites whose sync failed'),
      link: linkOptions({ to: '/sites', search: { health: 'sync_failing' } }),
    },
    {
      ...figure(sites.never_synced.count, 'info', 'site never synced', 'sites never synced'),
      link: linkOptions({ to: '/sites', search: { health: 'never_synced' } }),
    },
    {
      ...figure(update_runs.halted.count, 'bad', 'update run to decide on', 'update runs to decide on'),
      link: linkOptions({ to: '/updates', search: { view: 'runs' } }),
    },
    {
      ...figure(security.critical.count, 'bad', 'site with critical issues', 'sites with critical issues'),
      link: linkOptions({ to: '/security', search: { severity: 'critical' } }),
    },
    {
      ...figure(security.warning.count, 'warn', 'site with warnings', 'sites with warnings'),
      link: linkOptions({ to: '/security', search: { severity: 'warning' } }),
    },
    {
      ...figure(certificates.invalid.count, 'bad', 'certificate not valid', 'certificates not valid'),
      link: linkOptions({ to: '/security', search: { certificates: 'invalid' } }),
    },
    {
      ...figure(
        certificates.expiring.count,
        'warn',
        'certificate expires in 14 days',
        'certificates expire in 14 days',
      ),
      link: linkOptions({ to: '/security', search: { certificates: 'expiring' } }),
    },
    {
      ...figure(costs?.due.count ?? 0, 'info', 'cost due in 30 days', 'costs due in 30 days'),
      link: linkOptions({ to: '/costs', search: { due: 30 } }),
    },
    {
      ...figure(jobs.running.count, 'info', 'job running', 'jobs running'),
      link: linkOptions({ to: '/jobs' }),
    },
  ];
}

const figure = (count: number, tone: Figure['tone'], one: string, many: string) => ({
  count,
  tone,
  label: count === 1 ? one : many,
});
