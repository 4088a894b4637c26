import { printable } from './terminal.ts';

/** An approval as its abilities return it. */
export interface ApprovalAnswer {
  readonly approval_id: string;
  readonly status: string;
  readonly ability: string;
  readonly summary: string;
  readonly proposed_by: string;
  readonly client: string;
  readonly proposed_at: string;
  readonly expires_at: string;
  readonly decided_by: string | null;
  readonly input: object;
  readonly input_digest: string;
  readonly preview: object | null;
  readonly outcome: object | null;
  readonly reason: string;
  readonly error_message: string | null;
  readonly steps: readonly { at: string; action: string; subject: string }[];
}

/** Everything that a person needs to decide. */
export function describeApproval(approval: ApprovalAnswer): string {
  const { approval_id, status, ability, summary, proposed_by, client, expires_at, decided_by } = approval;
  const lines = [
    `Approval   ${approval_id}`,
    `Status     ${status}${status === 'pending' ? `, until ${expires_at}` : ''}`,
    `Call       ${ability}: ${summary}`,
    `Proposed   by ${proposed_by}${client === '' ? '' : ` (${client})`} at ${approval.proposed_at}`,
    ...(decided_by === null ? [] : [`Decided    by ${decided_by}`]),
    ...(approval.reason === '' ? [] : [`Reason     ${approval.reason}`]),
    ...(approval.error_message === null ? [] : [`Error      ${approval.error_message}`]),
    ...approval.steps.map(({ at, action, subject }) => `Step       ${at} ${action} ${subject}`),
  ];
  const parts = [
    ['Input', approval.input] as const,
    ['Preview', approval.preview] as const,
    ['Outcome', approval.outcome] as const,
  ];
  const blocks = parts.filter(([, value]) => value !== null).map(([title, value]) => `\n${title}:\n${jsonText(value)}`);
  return [...lines.map(printable), ...blocks].join('\n');
}

function jsonText(value: object | null): string {
  return JSON.stringify(value, undefined, 2).split('\n').map(printable).join('\n');
}
