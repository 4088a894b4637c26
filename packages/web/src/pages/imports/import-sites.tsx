import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { IMPORT_SITE_STATES, WAYS_IN } from '../../generated/choices.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useSelection } from '../../ui/data-table/selection.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import type { ImportSiteItem } from './import.ts';
import { importSiteColumns } from './import-site-columns.tsx';
import styles from './imports.module.css';

const ReasonDialog = lazyDialog(() => import('./reason-dialog.tsx'), 'ReasonDialog');
const SitePasswordDialog = lazyDialog(() => import('./site-password-dialog.tsx'), 'SitePasswordDialog');
const AdoptDialog = lazyDialog(() => import('./adopt-dialog.tsx'), 'AdoptDialog');
const CutOverDialog = lazyDialog(() => import('./cut-over-dialog.tsx'), 'CutOverDialog');

const route = getRouteApi('/app/imports/$id');

type Shown =
  | { readonly dialog: 'adopt' | 'cut-over'; readonly ids: readonly number[] }
  | { readonly dialog: 'password' | 'reason'; readonly site: ImportSiteItem };

interface ImportSitesProps {
  readonly importId: string;
  /** A job works on the import. */
  readonly busy: boolean;
}

/** The sites of an import with their ways in, states and reasons. */
export function ImportSites({ importId, busy }: ImportSitesProps) {
  const { q, state, way } = route.useSearch();
  const may = useCan();
  const change = useChangeSearch(route);
  const rows = useRows('get-import-v1', { import_id: importId, state, way_in: way, search: q });
  const selection = useSelection();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const open = (dialog: 'adopt' | 'cut-over', ids: readonly number[]) => setShown({ dialog, ids });
  const chosen = [...selection.ids];
  const filtered = Boolean(q || state || way);
  const columns = importSiteColumns({
    explain: site => setShown({ dialog: 'reason', site }),
    adopt: may('adopt-import-v1') && !busy ? site => open('adopt', [site.old_id]) : undefined,
    cutOver: may('cut-over-import-v1') && !busy ? site => open('cut-over', [site.old_id]) : undefined,
    givePassword: may('add-site-v1') && !busy ? site => setShown({ dialog: 'password', site }) : undefined,
  });
  return (
    <>
      <DataTable
        label={t('imports.sites.title')}
        storeAs="Sites of an import"
        noun="common.count.sites"
        rows={rows}
        columns={columns}
        rowHeight={52}
        rowId={site => site.old_id}
        rowName={site => site.name || site.url}
        selection={may('adopt-import-v1') ? selection : undefined}
        bulk={
          <div className={styles.bulk}>
            <span aria-live="polite">{t('imports.sites.selected', { count: chosen.length })}</span>
            <Button size="xs" disabled={busy} onClick={() => open('adopt', chosen)}>
              {t('imports.adopt.some', { count: chosen.length })}
            </Button>
            <Button size="xs" variant="default" disabled={busy} onClick={() => open('cut-over', chosen)}>
              {t('imports.cutOver.some', { count: chosen.length })}
            </Button>
            <Button size="xs" variant="subtle" onClick={selection.clear}>
              {t('imports.sites.clear')}
            </Button>
          </div>
        }
        toolbar={
          <>
            <SearchField
              label={t('imports.sites.search')}
              value={q ?? ''}
              onChange={text => change({ q: text || undefined })}
            />
            <FilterSelect
              label={t('imports.columns.state')}
              placeholder={t('imports.sites.anyState')}
              width={170}
              data={IMPORT_SITE_STATES.map(value => ({ value, label: t(`imports.states.${value}`) }))}
              value={state}
              onChange={value => change({ state: value })}
            />
            <FilterSelect
              label={t('imports.columns.way')}
              placeholder={t('imports.sites.anyWay')}
              width={190}
              data={WAYS_IN.map(value => ({ value, label: t(`imports.ways.${value}`) }))}
              value={way}
              onChange={value => change({ way: value })}
            />
          </>
        }
        empty={
          <Empty title={t(filtered ? 'imports.sites.noMatch' : 'imports.sites.none')}>
            {t(filtered ? 'imports.sites.noMatchText' : 'imports.sites.noneText')}
          </Empty>
        }
      />
      {shown?.dialog === 'adopt' && (
        <AdoptDialog importId={importId} oldIds={shown.ids} onClose={close} onDone={selection.clear} />
      )}
      {shown?.dialog === 'cut-over' && (
        <CutOverDialog importId={importId} oldIds={shown.ids} onClose={close} onDone={selection.clear} />
      )}
      {shown?.dialog === 'password' && <SitePasswordDialog importId={importId} site={shown.site} onClose={close} />}
      {shown?.dialog === 'reason' && <ReasonDialog site={shown.site} onClose={close} />}
    </>
  );
}
