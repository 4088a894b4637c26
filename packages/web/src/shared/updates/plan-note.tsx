import { Skeleton } from '@mantine/core';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { HeldNote } from './held-note.tsx';
import styles from './plan.module.css';
import { itemNotRolledBack, notRolledBackText } from './roll-back.ts';
import type { PlannedItem, RunPlan } from './run-plan.ts';

const MOST_SHOWN = 100;

interface PlanNoteProps {
  readonly plan: RunPlan | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a run would do, before it is started. */
export function PlanNote({ plan, error, onRetry }: PlanNoteProps) {
  if (error) return <ErrorNote error={error} title="What is pending could not be read" onRetry={onRetry} />;
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
      {plan.held_sites > 0 ? 'There is nothing else to update now.' : 'There is nothing to update now.'}
    </div>
  );
}

function Updates({ plan }: { readonly plan: RunPlan }) {
  const more = plan.items.length - MOST_SHOWN;
  const left = notRolledBackText(plan.not_rolled_back);
  return (
    <section className={styles.plan} aria-label="What will be done">
      <p>
        <strong>
          {quantity(plan.updates, ['update', 'updates'])} on {quantity(plan.sites, ['site', 'sites'])}.
        </strong>{' '}
        {skipped(plan)} Disconnected and suspended sites are left out.
      </p>
      {left && <p className={styles.warned}>{left}</p>}
      <ScrollRegion label="Items" className={styles.planItems}>
        <ul>
          {plan.items.slice(0, MOST_SHOWN).map(item => (
            <li key={`${item.type} ${item.slug}`}>
              <span>
                {item.name} <span className={styles.quiet}>{versions(item)}</span>
                <NotBack item={item} />
              </span>
              <span>{quantity(item.sites, ['site', 'sites'])}</span>
            </li>
          ))}
          {more > 0 && <li>and {formatNumber(more)} more</li>}
        </ul>
      </ScrollRegion>
    </section>
  );
}

function NotBack({ item }: { readonly item: PlannedItem }) {
  const why = itemNotRolledBack(item.not_rolled_back, item.sites);
  return why === undefined ? null : <small className={styles.notBack}>{why}</small>;
}

function skipped({ skipped, updates }: RunPlan): string {
  if (skipped === 0) return '';
  const some = skipped === updates ? 'All of them' : `${formatNumber(skipped)} of them`;
  return `${some} will be skipped, because the WordPress or PHP of the site is too old.`;
}

/** `9.3 → 9.4`; `5 versions → 9.4` */
function versions({ type, from, to }: PlannedItem): string {
  if (type === 'translations') return 'translations';
  const shown = (found: readonly string[]) => (found.length > 2 ? `${found.length} versions` : found.join(', '));
  return `${shown(from)} → ${shown(to)}`.trim();
}
