import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, type ErrorCode, type Violation } from '../../kernel/errors.ts';
import { type ApprovalRow, updateApprovalRow } from './approval.store.ts';
import { keptAnswer } from './kept-answer.ts';

/** Failures after which a site may have done what it was asked. */
const MAYBE_DONE: readonly ErrorCode[] = ['outcome_unknown', 'site_timeout', 'request_timeout', 'internal_error'];

const LONGEST_WORD = 500;

/** How an approved call ended. One that counts as unknown by now is put right: this process has seen it end. */
export async function recordOutcome(
  ctx: Ctx,
  { id, ability }: ApprovalRow,
  outcome: { output: unknown } | { error: unknown },
): Promise<void> {
  const ended = 'output' in outcome ? done(outcome.output) : failed(ctx, outcome.error, ability);
  await audited(ctx, async trx => {
    await updateApprovalRow(trx, id, ['running', 'unknown'], {
      ...ended,
      ended_at: ctx.clock.now(),
      lease_until: null,
    });
    const detail = { ability, ...(ended.error_code === null ? {} : { code: ended.error_code }) };
    return { result: undefined, audit: [{ action: `approval.${ended.status}`, subject: `approval:${id}`, detail }] };
  });
}

function done(output: unknown) {
  return {
    status: 'done',
    outcome_json: keptAnswer(output),
    error_code: null,
    error_message: null,
    error_data_json: null,
  };
}

function failed(ctx: Ctx, error: unknown, ability: string) {
  if (error instanceof AppError) {
    const status = MAYBE_DONE.includes(error.code) ? 'unknown' : 'failed';
    return {
      status,
      error_code: error.code,
      error_message: error.message.slice(0, 4000),
      error_data_json: keptData(error),
    };
  }
  ctx.log.error({ err: error, ability }, 'an approved call failed unexpectedly');
  return { status: 'unknown', error_code: 'internal_error', error_message: BUG, error_data_json: null };
}

/** What says in a word why it failed, and what its texts name; not whole records. */
function keptData({ data }: AppError): string | null {
  const told = Object.entries({ ...data, ...soleViolation(data) }).filter(
    ([, value]) => typeof value === 'number' || typeof value === 'boolean' || isWord(value),
  );
  return told.length === 0 ? null : JSON.stringify(Object.fromEntries(told));
}

/** Why an input is refused for one value, as if the reason were that of the whole input. */
function soleViolation({ errors }: AppError['data']): object {
  const [first, second] = Array.isArray(errors) ? (errors as Violation[]) : [];
  if (first === undefined || second !== undefined) return {};
  const { reason, limit } = first;
  return { ...(reason === undefined ? {} : { reason }), ...(limit === undefined ? {} : { limit }) };
}

const isWord = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_WORD;

const BUG = 'Something went wrong on this server while the call ran, so it may have happened in part. See the log.';
