import { counted } from '../../kernel/text/counted.ts';
import type { DeletionWarning } from '../../kernel/text/deletion-warnings.ts';
import { type NamedRecord, namedRecordsSchema, someNames } from '../../kernel/text/named-records.ts';

/** Update windows that are deleted with their tag. */
export const windowsOfTagSchema = namedRecordsSchema(
  'update window',
  'Update windows for the sites of this tag. They are deleted with it, and no longer update these sites.',
);

/** A sentence to append to the message of a deletion; empty when the tag had no windows. */
export function deletedWindowsSentence({ length }: readonly NamedRecord[]): string {
  if (length === 0) return '';
  return ` ${counted(length, 'update window')} for its sites ${length === 1 ? 'was' : 'were'} deleted with it.`;
}

/** The warnings of a dry run. */
export function windowsWarnings(windows: readonly NamedRecord[]): DeletionWarning[] {
  const count = windows.length;
  if (count === 0) return [];
  const sentence = `${counted(count, 'update window')} for these sites will be deleted, and update nothing any more: ${someNames(windows)}.`;
  return [{ code: 'update_windows_deleted', count, sentence }];
}
