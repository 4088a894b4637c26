import { Type } from 'typebox';

/* Fields of answers that may be unknown or missing: null then, and the description says what that means. */

export const textOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const wholeOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

export const numberOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });
