import type { Violation } from '../errors.ts';

/** Of what is wrong with an input, an answer names so much. */
export const MOST_ERRORS = 20;
/** Of these, the message itself tells so many. */
const TOLD = 5;
/** Callers choose the names of unknown members, and would get them back. */
export const LONGEST_PATH = 120;

/** Violations as an answer has them: its size is ours, whatever was sent. */
export interface BoundedErrors {
  readonly errors: readonly Violation[];
  /** How many more there are; not there when these are all. */
  readonly more_errors?: number;
}

/** @param more Violations that are known of beyond these. */
export function bounded(errors: readonly Violation[], more = 0): BoundedErrors {
  const shown = errors.slice(0, MOST_ERRORS).map(({ path, ...rest }) => ({ path: cut(path), ...rest }));
  const left = errors.length - shown.length + more;
  return { errors: shown, ...(left > 0 ? { more_errors: left } : {}) };
}

/** The first of them in a sentence. */
export function sentenceOf({ errors, more_errors = 0 }: BoundedErrors): string {
  const left = errors.length - TOLD + more_errors;
  const told = errors.slice(0, TOLD).map(({ path, message }) => `${path} ${message}`);
  return `${told.join('; ')}${errors.length > TOLD ? `; and ${left} more` : ''}.`;
}

export function cut(path: string): string {
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH).toWellFormed()}…` : path;
}
