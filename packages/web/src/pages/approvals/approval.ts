import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

/** A proposed call as lists return it. */
export type Approval = Output<'list-approvals-v1'>['items'][number];
export type WholeApproval = Output<'get-approval-v1'>;

const TONES: Readonly<Record<Approval['status'], { readonly tone: Tone }>> = {
  pending: { tone: 'warn' },
  running: { tone: 'info' },
  done: { tone: 'good' },
  failed: { tone: 'bad' },
  unknown: { tone: 'bad' },
  rejected: { tone: 'quiet' },
  expired: { tone: 'quiet' },
};

export const approvalState = ({ status }: Pick<Approval, 'status'>) => ({
  text: t(`approvals.states.${status}`),
  ...TONES[status],
});
