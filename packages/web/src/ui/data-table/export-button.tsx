import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { toastError } from '../feedback/toast.ts';
import type { RowsSource } from './rows.ts';

/** Saves a list that is no table as CSV. Tables have it in their menu of columns. */
export function ExportButton({ source }: { readonly source: RowsSource }) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    import('./export-rows.ts')
      .then(({ exportRows }) => exportRows(source))
      .catch(error => toastError(error, t('ui.notExported')))
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} loading={busy} onClick={save}>
      {t('ui.export')}
    </Button>
  );
}
