import { invalidParameters } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError, ERRORS, type ErrorCode, wireCode } from '../../kernel/errors.ts';

/** An entry in the `errors` of a batch. */
interface Failure {
  readonly code: string;
  readonly message: string;
}

const CODES = Object.keys(ERRORS) as ErrorCode[];

/**
 * If everything failed, the request has failed.
 * @param done How many succeeded.
 * @throws AppError the first of the failures, with all of them in its data.
 */
export function requireSome(done: number, errors: readonly Failure[], { settings }: Ctx): void {
  const [first] = errors;
  if (done > 0 || !first) return;
  const code = CODES.find(known => wireCode(known, settings.namespace) === first.code);
  throw new AppError(code ?? 'internal_error', first.message, { errors });
}

/**
 * A call for one item: without a slug its ability would do all of that type. WordPress itself has none.
 * @throws AppError rest_invalid_param.
 */
export function requireSlug({ type, slugs }: Readonly<Record<string, unknown>>): void {
  if (type !== 'wp' && slugs === undefined) throw invalidParameters([{ path: 'slug', message: 'is required' }]);
}
