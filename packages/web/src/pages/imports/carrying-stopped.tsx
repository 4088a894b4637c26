import { Alert, Button } from '@mantine/core';
import { useRead, useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { ImportItem } from './import.ts';

/** Nothing carries the rest of an import over any more: why, and how it is tried again or given up. */
export function CarryingStopped({ found: { id, sites } }: { readonly found: ImportItem }) {
  const adopt = useRun('adopt-import-v1');
  const state = sites.adopted > 0 ? 'adopted' : 'cut_over';
  const { data } = useRead('get-import-v1', { import_id: id, state, per_page: 1 });
  const here = data?.items[0];
  // Of a site that is here, nothing is left to adopt: no site is asked.
  const again = () =>
    adopt.mutateAsync({ import_id: id, old_ids: here ? [here.old_id] : [] }).then(
      () => toast(t('imports.carrying.done')),
      () => {}, // shown below
    );
  return (
    <Alert color="yellow" role="note" title={t('imports.carrying.title')}>
      <p>{t('imports.carrying.text')}</p>
      {adopt.error && <ErrorNote error={adopt.error} />}
      <Button variant="default" mt="xs" disabled={!here} loading={adopt.isPending} onClick={() => void again()}>
        {t('imports.carrying.again')}
      </Button>
    </Alert>
  );
}
