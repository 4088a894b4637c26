import { Button, NumberInput, Radio, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';
import uiStyles from '../../../ui/ui.module.css';
import { useScopeInput } from '../../scope/use-scope.ts';
import { useStillHere } from '../../use-still-here.ts';
import { PlanNote } from '../plan-note.tsx';
import { planInput, type UpdateTarget } from '../run-plan.ts';
import { startedText } from '../started-text.ts';
import styles from './careful.module.css';
import { CarefulFields, STANDARD, strategyOf, useCareful } from './careful-fields.tsx';
import { inWords } from './in-words.ts';
import { LeftOut } from './left-out.tsx';

interface RunDialogProps {
  /** `Update WooCommerce 9.4 everywhere` */
  readonly title: string;
  readonly target: UpdateTarget;
  readonly onClose: () => void;
  readonly onStarted?: () => void;
}

/** From this many sites on, a run is careful by default. */
const CAREFUL_FROM = 10;
const MOST_DAYS = 30;

/** Shows what will be updated, asks how, and starts the run. */
export function RunDialog({ title, target, onClose, onStarted }: RunDialogProps) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const scope = useScopeInput();
  const start = useRun('run-updates-v1');
  const [minAge, setMinAge] = useState(0);
  const [min_age_days] = useDebouncedValue(minAge, 300);
  const input = { ...planInput(target), ...scope, ...(min_age_days > 0 ? { min_age_days } : {}) };
  const plan = useRead('plan-updates-v1', input, { staleTime: 0, keep: true });
  const [chosen, setChosen] = useState<'careful' | 'at-once'>();
  const careful = useCareful(STANDARD);
  const mode = chosen ?? ((plan.data?.sites ?? CAREFUL_FROM) >= CAREFUL_FROM ? 'careful' : 'at-once');
  const go = async () => {
    const started = await start.mutateAsync({
      ...input,
      strategy: mode === 'careful' ? strategyOf(careful.values) : undefined,
    });
    const { job_id, queued_count, held_by, errors } = started;
    // Another run was faster: the plan shows which one, and what to do about it.
    if (queued_count === 0 && held_by.length > 0) return;
    onStarted?.();
    onClose();
    const [refused] = errors;
    if (refused) toastProblem(failureText(refused), t('updates.start.leftOut', { count: errors.length }));
    toast(startedText(started));
    if (job_id && stillHere()) await navigate({ to: '/updates/runs/$id', params: { id: job_id } });
  };
  // The plan must be that of the age that is shown.
  const known = !plan.isPlaceholderData && minAge === min_age_days && plan.data !== undefined && plan.data.updates > 0;
  const ready = known && (mode === 'at-once' || careful.isValid());
  return (
    <Dialog title={title} size="lg" busy={start.isPending} onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          careful.validate();
          if (ready) go().catch(() => {});
        }}
      >
        <Stack gap="md">
          <PlanNote plan={plan.data} error={plan.error} onRetry={plan.refetch} />
          <Radio.Group label={t('updates.start.how')} value={mode} onChange={value => setChosen(value as typeof mode)}>
            <Stack gap="xs" mt={6}>
              <Radio value="careful" label={t('updates.start.careful')} description={t('updates.start.carefulHint')} />
              <Radio value="at-once" label={t('updates.atOnce')} description={t('updates.start.atOnceHint')} />
            </Stack>
          </Radio.Group>
          {mode === 'careful' && <CarefulFields form={careful} plan={plan.data} />}
          <NumberInput
            label={t('updates.windows.minAge')}
            description={t('updates.windows.minAgeHint')}
            min={0}
            max={MOST_DAYS}
            allowDecimal={false}
            clampBehavior="strict"
            value={minAge}
            onChange={value => setMinAge(Number(value) || 0)}
          />
          {plan.data && <LeftOut plan={plan.data} />}
          {plan.data && known && (
            <section className={styles.words} aria-label={t('updates.words.title')}>
              <strong>{t('updates.words.title')}</strong>
              {inWords(plan.data, mode === 'careful' ? careful.values : undefined).map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          )}
          {start.error && <ErrorNote error={start.error} title={t('updates.start.error')} />}
          <div className={uiStyles.formActions}>
            <Link to="/updates" search={{ view: 'windows' }} className={styles.elsewhere} onClick={onClose}>
              {t('updates.start.inWindow')}
            </Link>
            <Button variant="default" disabled={start.isPending} onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={start.isPending} disabled={!known}>
              {t('updates.start.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
