import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRead, useRun } from '../../../api/use-ability.ts';
import type { Input } from '../../../generated/abilities.ts';
import { STRATEGY } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatNumber } from '../../../ui/text/format.ts';
import { useScopeInput } from '../../scope/use-scope.ts';
import { PlanNote } from '../../updates/plan-note.tsx';
import { wavesOf } from '../../updates/run-plan.ts';
import { startedText } from '../../updates/started-text.ts';
import { useStillHere } from '../../use-still-here.ts';
import { FirstSites } from './first-sites.tsx';
import { LeftNote } from './left-note.tsx';

interface PatchDialogProps {
  readonly title: string;
  /** Empty: everything that an update fixes. */
  readonly target: Input<'plan-vulnerability-patches-v1'>;
  readonly onClose: () => void;
}

const WAVES_SHOWN = 6;

/** Shows which updates would be installed where and what they can't fix, and starts them as a careful run. */
export function PatchDialog({ title, target: chosen, onClose }: PatchDialogProps) {
  const scope = useScopeInput();
  const target = { ...chosen, ...scope };
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const patch = useRun('patch-vulnerabilities-v1');
  const plan = useRead('plan-vulnerability-patches-v1', target, { staleTime: 0 });
  const go = async () => {
    const started = await patch.mutateAsync(target);
    const { job_id, queued_count, held_by } = started;
    // Another run was faster: the plan shows which one, and what to do about it.
    if (queued_count === 0 && held_by.length > 0) return;
    onClose();
    toast(startedText(started));
    if (job_id && stillHere()) await navigate({ to: '/updates/runs/$id', params: { id: job_id } });
  };
  const { sites = 0, updates = 0 } = plan.data ?? {};
  return (
    <AskDialog
      title={title}
      size="lg"
      label={t('vulnerabilities.patch.submit')}
      ready={plan.data !== undefined && updates > 0}
      busy={patch.isPending}
      error={patch.error}
      onGo={() => void go().catch(() => {})}
      onClose={onClose}
    >
      <PlanNote plan={plan.data} error={plan.error} onRetry={plan.refetch} />
      {plan.data && (
        <>
          <FirstSites sites={plan.data.first_sites} total={sites} />
          <LeftNote title={t('vulnerabilities.patch.left')} left={plan.data.left} />
          {updates > 0 && (
            <Text size="sm" c="dimmed">
              {t('vulnerabilities.patch.careful', {
                waves: wavesText(sites),
                percent: STRATEGY.failure_threshold_percent.initial,
              })}
            </Text>
          )}
        </>
      )}
    </AskDialog>
  );
}

/** `1, 4, 7` */
function wavesText(sites: number): string {
  const waves = wavesOf(sites, STRATEGY.canary_percent.initial, STRATEGY.growth.initial);
  return `${waves.slice(0, WAVES_SHOWN).map(formatNumber).join(', ')}${waves.length > WAVES_SHOWN ? ' …' : ''}`;
}
