import { counted } from '../../kernel/text/counted.ts';
import type { DeletionWarning } from '../../kernel/text/deletion-warnings.ts';
import { type NamedRecord, namedRecordsSchema, someNames } from '../../kernel/text/named-records.ts';

/** Maintenance windows that deleting a client or a tag leaves without a site. */
export const strandedWindowsSchema = namedRecordsSchema(
  'maintenance window',
  'Enabled maintenance windows that were only for it. They are kept and are for no site until update-maintenance-window-v1 gives them others.',
);

/** A sentence to append to the message of a deletion; empty when no window is stranded. */
export function strandedWindowsSentence({ length }: readonly NamedRecord[]): string {
  if (length === 0) return '';
  const [were, are] = length === 1 ? ['was', 'is'] : ['were', 'are'];
  return ` ${counted(length, 'maintenance window')} that ${were} only for it ${are} for no site now.`;
}

/** The warnings of a dry run. */
export function strandedWindowsWarnings(windows: readonly NamedRecord[]): DeletionWarning[] {
  const count = windows.length;
  if (count === 0) return [];
  const sentence = `${counted(count, 'maintenance window')} only for it will be for no site: ${someNames(windows)}.`;
  return [{ code: 'windows_stranded', count, sentence }];
}
