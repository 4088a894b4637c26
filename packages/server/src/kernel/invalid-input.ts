import { AppError } from './errors.ts';
import type { InputReason, OwnReason } from './input-reasons.ts';

type Facts = Readonly<Record<string, string | number | undefined>>;

/** @param facts What the words of pages name, such as a limit. */
export function invalidInput(reason: InputReason, message: string, facts: Facts = {}): AppError {
  return new AppError('invalid_input', message, { ...facts, reason });
}

/** What was sent is larger than it may be. */
export function tooMuch(reason: OwnReason, message: string, limit: number): AppError {
  return new AppError('payload_too_large', message, { reason, limit });
}
