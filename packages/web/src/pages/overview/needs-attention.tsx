import { IconCircleCheck } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import styles from './overview.module.css';
import type { Overview } from './overview-type.ts';

interface Figure {
  readonly label: string;
  readonly count: number;
  readonly tone: 'bad' | 'warn' | 'info';
  readonly to: LinkProps['to'];
  readonly search?: Record<string, unknown>;
}

/** The figures that ask for somebody; those at nought stay out. */
export function NeedsAttention({ overview }: { readonly overview: Overview }) {
  const figures = figuresOf(overview).filter(({ count }) => count > 0);
  if (figures.length === 0) {
    return (
      <Panel title="Needs attention">
        <p className={styles.calm}>
          <IconCircleCheck size={20} aria-hidden /> Nothing: all sites are up, connected and safe.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Needs attention">
      <ul className={styles.figures}>
        {figures.map(({ label, count, tone, to, search }) => (
          <li key={label}>
            <Link to={to} search={search as never} className={styles.figure} data-tone={tone}>
              <span className={styles.number}>{formatNumber(count)}</span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function figuresOf({ sites, security, certificates, costs, jobs }: Overview): Figure[] {
  return [
    { label: 'sites down', count: sites.down.count, tone: 'bad', to: '/sites', search: { check: 'down' } },
    {
      label: 'sites disconnected',
      count: sites.disconnected.count,
      tone: 'bad',
      to: '/sites',
      search: { status: 'disconnected' },
    },
    {
      label: 'sites with critical issues',
      count: security.critical.count,
      tone: 'bad',
      to: '/security',
      search: { severity: 'critical' },
    },
    {
      label: 'sites with warnings',
      count: security.warning.count,
      tone: 'warn',
      to: '/security',
      search: { severity: 'warning' },
    },
    {
      label: 'certificates not valid',
      count: certificates.invalid.count,
      tone: 'bad',
      to: '/security',
      search: { certificates: 'invalid' },
    },
    {
      label: 'certificates expire in 14 days',
      count: certificates.expiring.count,
      tone: 'warn',
      to: '/security',
      search: { certificates: 'expiring' },
    },
    { label: 'costs due in 30 days', count: costs?.due.count ?? 0, tone: 'info', to: '/costs', search: { due: 30 } },
    { label: 'jobs running', count: jobs.running.count, tone: 'info', to: '/jobs' },
  ];
}
