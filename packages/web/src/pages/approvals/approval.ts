import { messageOf, RequestError } from '../../api/request-error.ts';
import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
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

type Failure = Pick<WholeApproval, 'error_code' | 'error_message' | 'error_data'>;

/** Why an approved call failed: in the words of the answer to the same call, had somebody made it here. */
export function approvalFailure({ error_code, error_message, error_data }: Failure): string {
  const message = error_message ?? '';
  if (SPEAKS_AS_SERVER) return message;
  return messageOf(new RequestError(0, error_code ?? '', message, { ...error_data }));
}
