import { Type } from 'typebox';

/* Fields of answers that may be unknown or missing: null then, and the description says what that means. */

export const textOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const wholeOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

/** With fields of its own, whatever they are. */
export const objectOrNull = (description: string) =>
  Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description });

export const numberOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });
