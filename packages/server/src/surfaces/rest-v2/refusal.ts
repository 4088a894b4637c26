import { invalidParameters, ofParameters } from '../../kernel/ability/validate.ts';
import { AppError, type Violation } from '../../kernel/errors.ts';

/**
 * The error of an ability, in the terms of REST: it names `input.url`, where callers sent the parameter `url`. Other
 * errors stay the same.
 * @param nameOf Name of the parameter that a property of the input came from.
 */
export function inTermsOfRest(error: unknown, nameOf: (property: string) => string): unknown {
  if (!(error instanceof AppError)) return error;
  const { errors: given, more_errors: more } = error.data as { errors?: readonly Violation[]; more_errors?: number };
  if (error.code === 'ability_invalid_input') return invalidParameters(ofParameters(given ?? [], nameOf).errors, more);
  if (error.code !== 'invalid_input') return error;
  const message = error.message.replace(/\binput\.(\w+)/g, (_whole, property: string) => nameOf(property));
  return new AppError(
    error.code,
    message,
    { ...error.data, ...(given ? ofParameters(given, nameOf, more) : {}) },
    error,
  );
}
