import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';

export type SaidHalt = Pick<Output<'get-update-run-v1'>['run'], 'halt' | 'halt_reason'>;

/** Why a run was halted or ended early. */
export function haltText({ halt, halt_reason }: SaidHalt): string {
  const { failed = 0, attempted = 0 } = halt ?? {};
  switch (halt?.code) {
    case 'window_closed':
      return t('shared.updates.halts.closed');
    case 'sites_failed':
      return attempted === 1 ? t('shared.updates.halts.only') : t('shared.updates.halts.some', { failed, attempted });
    default:
      return halt_reason ?? '';
  }
}
