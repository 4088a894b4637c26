import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead, useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { toastError } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './first-steps.module.css';

type Step = Output<'get-first-steps-v1'>['steps'][number];

/** Where each step is taken. */
const PLACES = {
  first_site: { to: '/sites' },
  ten_sites: { to: '/sites/import' },
  second_factor: { to: '/profile' },
  colleague: { to: '/people' },
  channel: { to: '/notifications' },
  alarm_rule: { to: '/notifications', search: { view: 'rules' } },
  backup: { to: '/settings', search: { q: 'backup' } },
  vulnerability_feed: { to: '/vulnerabilities' },
} as const satisfies Record<Step['step'], object>;

/**
 * What a new server still lacks. Nothing for viewers, from ten sites on, and once it is put away, as the server says: the
 * document asks it before it is known who looks. Rendered with the page: what is below it would move under the pointer.
 */
export function FirstSteps() {
  const { data } = useRead('get-first-steps-v1', {}, { staleTime: 0 });
  const dismiss = useRun('dismiss-first-steps-v1');
  if (!data?.shown) return null;
  const done = data.steps.filter(step => step.done).length;
  const putAway = () => dismiss.mutate({}, { onError: problem => toastError(problem, t('first-steps.dismissError')) });
  return (
    <Panel
      title={t('first-steps.title')}
      aside={
        <Button size="compact-sm" variant="subtle" loading={dismiss.isPending} onClick={putAway}>
          {t('first-steps.dismiss')}
        </Button>
      }
    >
      <div className={styles.progress}>
        <progress max={data.steps.length} value={done} aria-label={t('first-steps.title')} />
        <span className="quiet">{t('first-steps.progress', { done, total: data.steps.length })}</span>
      </div>
      <ul className={styles.steps}>
        {data.steps.map(step => (
          <StepRow key={step.step} step={step} connected={data.connected_sites} />
        ))}
      </ul>
    </Panel>
  );
}

function StepRow({ step: { step, done }, connected }: { readonly step: Step; readonly connected: number }) {
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Icon size={20} aria-label={t(done ? 'first-steps.done' : 'first-steps.open')} role="img" />
      <div>
        {done ? (
          <span className={styles.name}>{t(`first-steps.names.${step}`)}</span>
        ) : (
          <Link className={styles.name} {...PLACES[step]}>
            {t(`first-steps.names.${step}`)}
          </Link>
        )}
        {!done && <div className={styles.why}>{t(`first-steps.why.${step}`, { connected })}</div>}
      </div>
    </li>
  );
}
