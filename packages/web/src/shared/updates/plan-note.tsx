import { Skeleton } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { HeldNote } from './held-note.tsx';
import styles from './plan.module.css';
import { itemRollBack, notRolledBackText } from './roll-back.ts';
import type { PlannedItem, RunPlan } from './run-plan.ts';

const MOST_SHOWN = 100;

interface PlanNoteProps {
  readonly plan: RunPlan | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a run would do, before it is started. */
export function PlanNote({ plan, error, onRetry }: PlanNoteProps) {
  if (error) return <ErrorNote error={error} title={t('shared.updates.plan.error')} onRetry={onRetry} />;
  if (!plan) return <Skeleton height={92} />;
  return (
    <>
      <HeldNote holders={plan.held_by} />
      {plan.updates === 0 ? <Nothing plan={plan} /> : <Updates plan={plan} />}
    </>
  );
}

function Nothing({ plan }: { readonly plan: RunPlan }) {
  return (
    <div className={styles.plan}>
      {t(plan.held_sites > 0 ? 'shared.updates.plan.nothingElse' : 'shared.updates.plan.nothing')}
    </div>
  );
}

function Updates({ plan }: { readonly plan: RunPlan }) {
  const more = plan.items.length - MOST_SHOWN;
  const left = notRolledBackText(plan.not_rolled_back);
  return (
    <section className={styles.plan} aria-label={t('shared.updates.plan.label')}>
      <p>
        <strong>{t('shared.updates.plan.total', { updates: plan.updates, sites: plan.sites })}</strong> {skipped(plan)}{' '}
        {t('shared.updates.plan.left')}
      </p>
      {left && <p className={styles.warned}>{left}</p>}
      <ScrollRegion label={t('shared.updates.plan.items')} className={styles.planItems}>
        <ul>
          {plan.items.slice(0, MOST_SHOWN).map(item => (
            <li key={`${item.type} ${item.slug}`}>
              <span>
                {item.name} <span className={styles.quiet}>{versions(item)}</span>
                <small className={styles.back}>{itemRollBack(item.not_rolled_back, item.sites)}</small>
              </span>
              <span>{t('common.count.sites', { count: item.sites })}</span>
            </li>
          ))}
          {more > 0 && <li>{t('shared.more', { count: more })}</li>}
        </ul>
      </ScrollRegion>
    </section>
  );
}

function skipped({ skipped, updates }: RunPlan): string {
  if (skipped === 0) return '';
  if (skipped === updates) return t('shared.updates.plan.allSkipped');
  return t('shared.updates.plan.someSkipped', { count: skipped });
}

/** `9.3 → 9.4`; `5 versions → 9.4` */
function versions({ type, from, to }: PlannedItem): string {
  if (type === 'translations') return t('shared.updates.plan.translations');
  const shown = (found: readonly string[]) =>
    found.length > 2 ? t('shared.updates.plan.versions', { count: found.length }) : found.join(', ');
  return `${shown(from)} → ${shown(to)}`.trim();
}
