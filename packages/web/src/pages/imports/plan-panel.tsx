import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { FactRow } from '../../ui/text/fact-list.tsx';
import { formatNumber } from '../../ui/text/format.ts';
import type { ImportItem, KeptPlan } from './import.ts';
import styles from './imports.module.css';
import { RemarkText } from './remark-text.tsx';

interface PlanPanelProps {
  readonly found: ImportItem;
  readonly plan: KeptPlan | null;
}

/** How far the move is, and what the plan came to. */
export function PlanPanel({ found: { sites, planned_at }, plan }: PlanPanelProps) {
  return (
    <Panel title={t('imports.plan.title')}>
      <FactRow
        facts={[
          [t('imports.plan.planned'), <Ago key="at" at={planned_at} />],
          [t('common.sites'), formatNumber(sites.total)],
          [t('imports.states.planned'), formatNumber(sites.planned)],
          [t('imports.states.adopted'), formatNumber(sites.adopted)],
          [t('imports.states.cut_over'), formatNumber(sites.cut_over)],
          [t('imports.states.failed'), formatNumber(sites.failed)],
        ]}
      />
      {plan && (
        <details className={styles.notes}>
          <summary>{t('imports.plan.more', { warnings: plan.warnings.length, problems: plan.problems })}</summary>
          {plan.warnings.length > 0 && (
            <ul>
              {plan.warnings.map((warning, at) => (
                <li key={warning}>
                  <RemarkText said={warning} causes={[plan.warning_causes?.[at]]} />
                </li>
              ))}
            </ul>
          )}
          <dl className={styles.kinds}>
            {WAYS.map(way => (
              <div key={way}>
                <dt>{t(`imports.plan.ways.${way}`)}</dt>
                <dd>{formatNumber(plan.ways[way])}</dd>
              </div>
            ))}
          </dl>
          <dl className={styles.kinds}>
            {plan.kinds
              .filter(({ kind }) => kind !== 'sites')
              .map(({ kind, found, here, left_out }) => (
                <div key={kind}>
                  <dt>{t(`imports.plan.kinds.${kind}`)}</dt>
                  <dd>{t('imports.plan.counts', { found, here, left: left_out })}</dd>
                </div>
              ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}

const WAYS = ['key', 'reconnect_secret', 'password', 'linked', 'none'] as const;
