import { Skeleton } from '@mantine/core';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count, formatNumber } from '../../ui/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { PlannedItem, RunPlan } from './plan-tally.ts';
import styles from './updates.module.css';

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
  if (plan.updates === 0) return <div className={styles.plan}>There is nothing of it to update now.</div>;
  const more = plan.items.length - MOST_SHOWN;
  return (
    <section className={styles.plan} aria-label="What will be done">
      <p>
        <strong>
          {count(plan.updates, ['update', 'updates'])}
          {plan.sites !== undefined && ` on ${count(plan.sites, ['site', 'sites'])}`}.
        </strong>{' '}
        {skipped(plan)} Disconnected sites, and sites that another run has in work, are left out.
      </p>
      <ScrollRegion label="Items" className={styles.planItems}>
        <ul>
          {plan.items.slice(0, MOST_SHOWN).map(item => (
            <li key={`${item.type} ${item.slug}`}>
              <span>
                {item.name} <span className={styles.quiet}>{versions(item)}</span>
              </span>
              <span>{count(item.sites, ['site', 'sites'])}</span>
            </li>
          ))}
          {more > 0 && <li>and {formatNumber(more)} more</li>}
        </ul>
      </ScrollRegion>
    </section>
  );
}

function skipped({ skipped }: RunPlan): string {
  if (skipped === 0) return '';
  const some = skipped === undefined ? 'Those' : `${formatNumber(skipped)} of them`;
  return `${some} that the WordPress or PHP of a site is too old for will be skipped.`;
}

/** `9.3 → 9.4`; `5 versions → 9.4` */
function versions({ type, from, to }: PlannedItem): string {
  if (type === 'translations') return 'translations';
  const shown = (found: ReadonlySet<string>) => (found.size > 2 ? `${found.size} versions` : [...found].join(', '));
  return `${shown(from)} → ${shown(to)}`.trim();
}
