import { causeSaid, failureText } from '../../api/failure-text.ts';
import { reasonInWords } from '../../api/plain-words.ts';
import type { Output } from '../../generated/abilities.ts';
import { saidText } from '../../shared/server-said.tsx';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t, textIfAny, type Values } from '../../texts/text.ts';
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

/** Why an approved call failed. It ran as whoever proposed it, so its words are not those of the reader's requests. */
export function approvalFailure({ error_code: code, error_message, error_data }: Failure): string {
  const message = error_message ?? '';
  if (SPEAKS_AS_SERVER) return message;
  const { reason, detail } = (error_data ?? {}) as { readonly reason?: string; readonly detail?: string };
  const facts = error_data as Values;
  const said = reason && (textIfAny(`states.${reason}`, facts) ?? reasonInWords(reason, facts));
  const text = said || failureText({ code, cause: causeSaid(detail) ? detail : reason, message });
  return text === message ? saidText(message) : text;
}
