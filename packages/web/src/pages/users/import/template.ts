import { IMPORT_COLUMNS } from '../../../generated/choices.ts';

const EXAMPLE = 'anna,anna@example.com,Anna,Example,,,false,editor,https://one.example;https://two.example,My tag';

/** Saves a file with the columns and one example row. */
export function downloadTemplate(): void {
  const url = URL.createObjectURL(new Blob([`${IMPORT_COLUMNS.join(',')}\r\n${EXAMPLE}\r\n`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'users.csv';
  link.click();
  URL.revokeObjectURL(url);
}
