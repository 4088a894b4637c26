import { type TObject, Type } from 'typebox';
import { AppError } from '../errors.ts';

/** Input of what loses something for good. */
const confirmInput = {
  confirm: Type.Optional(Type.Boolean({ default: false, description: 'Must be true to delete.' })),
  dry_run: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Return what would be deleted without deleting anything; confirm is then not needed.',
    }),
  ),
};

/** An input with `confirm` and `dry_run` in it. */
export type Confirmed<Input extends TObject> =
  Input extends TObject<infer Properties> ? TObject<Properties & typeof confirmInput> : never;

/** Adds `confirm` and `dry_run`. An input that has a `confirm` of its own stays as it is: it offers no dry run. */
export function withConfirm(input: TObject): TObject {
  if ('confirm' in input.properties) return input;
  return { ...input, properties: { ...input.properties, ...confirmInput } };
}

export const CONFIRM_INSTRUCTIONS =
  'Run with dry_run: true first and show the result; delete with confirm: true only after the user has agreed.';

/** @throws AppError confirmation_required unless confirmed. */
export function requireConfirm(confirm: boolean | undefined): void {
  if (confirm === true) return;
  throw new AppError('confirmation_required', 'Deleting requires confirm: true. Try dry_run: true first.');
}
