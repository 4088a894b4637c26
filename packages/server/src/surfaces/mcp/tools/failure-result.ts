import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError, wireCode } from '../../../kernel/errors.ts';
import { asProcessError } from '../../../kernel/process/process-fault.ts';
import { fitToSize } from '../../../kernel/text/fit-to-size.ts';

const MOST_CHARACTERS = 8_000;

/** A failure that the assistant can do something about is its answer; of a bug it learns nothing. */
export function failureResult(ctx: Ctx, error: unknown, tool: string): CallToolResult {
  const known = error instanceof AppError ? error : asProcessError(error);
  if (known === undefined || known !== error) ctx.log.error({ err: error, tool }, 'a call of an assistant failed');
  const { code, message, data } = known ?? BUG;
  const shown = fitToSize({ code: wireCode(code, ctx.settings.namespace), message, data }, MOST_CHARACTERS).value;
  return { content: [{ type: 'text', text: JSON.stringify(shown) }], isError: true };
}

const BUG = new AppError('internal_error', 'Something went wrong on this server. Its log has the details.');
