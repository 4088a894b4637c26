import { AppError } from '../../../kernel/errors.ts';

/** Whether to delete or to look is not guessed. @throws AppError invalid_input if both are asked for. */
export function refuseBoth({ confirm, dry_run }: { readonly confirm?: boolean; readonly dry_run?: boolean }): void {
  if (confirm !== true || dry_run !== true) return;
  throw new AppError('invalid_input', 'Give either confirm, to delete, or dry_run, to see what would be deleted.');
}
