import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { toastError } from '../feedback/toast.ts';
import type { RowsSource } from './rows.ts';

interface ExportButtonProps {
  readonly source: RowsSource;
  /** For the head of a panel. */
  readonly quiet?: boolean;
}

/** Saves a list that is no DataTable as CSV. Those have it in their menu of columns. */
export function ExportButton({ source, quiet = false }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    import('./export-rows.ts')
      .then(({ exportRows }) => exportRows(source))
      .catch(error => toastError(error, t('ui.notExported')))
      .finally(() => setBusy(false));
  };
  return (
    <Button
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'compact-sm' : 'xs'}
      leftSection={<IconDownload size={15} />}
      loading={busy}
      onClick={save}
      data-exports
    >
      {t('ui.export')}
    </Button>
  );
}
