import { readPath } from '../../api/call.ts';
import { file } from '../../api/request.ts';
import type { AbilityName, Input } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import { toastError } from '../feedback/toast.ts';
import type { RowsSource } from './rows.ts';

/** Saves all rows of a list as CSV, with the filters and in the order of the table. */
export async function exportRows({ name, input }: RowsSource): Promise<void> {
  try {
    const table = await file(readPath(name, input as Input<AbilityName>), { accept: 'text/csv' });
    save(table, `${name.replace(/^(?:list|get)-|-v\d+$/g, '')}.csv`);
  } catch (error) {
    toastError(error, t('ui.notExported'));
  }
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
