import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fits, misfit } from './validate.ts';

/**
 * Lets out only what the output schema names: a handler that returns a whole row leaks nothing.
 * @throws Error when what is left doesn't fit the schema (a bug of ours, never the caller's).
 */
export function shapeOutput(schema: TSchema, value: unknown): unknown {
  const cleaned = Value.Clean(schema, structuredClone(value));
  if (!fits(schema, cleaned)) throw new Error(`The output does not fit its schema: ${misfit(schema, cleaned)}`);
  return cleaned;
}
