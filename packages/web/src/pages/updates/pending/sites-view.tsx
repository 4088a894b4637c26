import { Button } from '@mantine/core';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../../shared/scope/use-selection-in-scope.ts';
import type { UpdateTarget } from '../../../shared/updates/run-plan.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import {
  isCompatible,
  type OfferedUpdate,
  type SiteWithUpdates,
  typesOfUpdates,
} from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatNumber, shortAddress } from '../../../ui/text/format.ts';
import type { IgnoreTarget } from '../ignored/ignore-dialog.tsx';
import { ItemButtons } from './item-buttons.tsx';
import styles from './pending.module.css';
import { NothingPending, UpdatesToolbar, useUpdatesFilter } from './updates-toolbar.tsx';

const SiteUpdatesDialog = lazyDialog(() => import('./site-updates-dialog.tsx'), 'SiteUpdatesDialog');
const RunDialog = lazyRunDialog();
const IgnoreDialog = lazyDialog(() => import('../ignored/ignore-dialog.tsx'), 'IgnoreDialog');

type Dialog =
  | { readonly kind: 'run'; readonly title: string; readonly target: UpdateTarget }
  | { readonly kind: 'ignore'; readonly item: IgnoreTarget }
  | { readonly kind: 'choose'; readonly site: SiteWithUpdates };

const ROW_HEIGHT = 52;
const CHIPS_SHOWN = 3;

/** The pending updates of each site. */
export function SitesView() {
  const { q, type, item, to } = useUpdatesFilter();
  const may = useCan();
  const scope = useScopeInput();
  const rows = useRows(
    'list-updates-v1',
    { ...scope, search: q, search_sites: true, type: typesOfUpdates(type), slug: item, new_version: to },
    REFRESHED,
  );
  const selection = useSelectionInScope();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const mayRun = may('run-updates-v1');
  const only = item === undefined || rows.outdated ? undefined : rows.at(0)?.updates[0];
  const updateChosen = t('updates.pending.updateSites', { count: selection.ids.size });
  const run = (sites: readonly number[], title: string) =>
    setDialog({
      kind: 'run',
      title,
      target: { sites, types: typesOfUpdates(type), slugs: item === undefined ? undefined : [item] },
    });
  return (
    <>
      <SavedViews list="site_updates" storeAs="Updates by site" base="view=sites" />
      <DataTable
        label={t('updates.pending.bySite')}
        storeAs="Updates by site"
        noun="common.count.sites"
        rows={rows}
        rowHeight={ROW_HEIGHT}
        columns={columns({
          onChoose: site => setDialog({ kind: 'choose', site }),
          onRun: mayRun
            ? site => run([site.site_id], t('updates.pending.updateNamed', { name: site.site_name }))
            : undefined,
        })}
        rowId={site => site.site_id}
        rowName={site => site.site_name}
        selection={mayRun ? selection : undefined}
        bulk={
          <>
            <Button onClick={() => run([...selection.ids], updateChosen)}>{updateChosen}</Button>
            <Button variant="subtle" color="gray" onClick={selection.clear}>
              {t('updates.clear')}
            </Button>
          </>
        }
        toolbar={
          <>
            <UpdatesToolbar searches="updates.pending.searchSites" name={only?.name} />
            {only && (
              <ItemButtons
                offer={only}
                onRun={() =>
                  setDialog({
                    kind: 'run',
                    title: t('updates.pending.updateEverywhere', { name: only.name }),
                    target: { items: [only] },
                  })
                }
                onIgnore={ignored => setDialog({ kind: 'ignore', item: ignored })}
              />
            )}
          </>
        }
        empty={<NothingPending />}
      />
      {dialog?.kind === 'run' && <RunDialog title={dialog.title} target={dialog.target} onClose={close} />}
      {dialog?.kind === 'ignore' && <IgnoreDialog items={[dialog.item]} onClose={close} />}
      {dialog?.kind === 'choose' && (
        <SiteUpdatesDialog
          site={dialog.site}
          onClose={close}
          onRun={
            mayRun
              ? target =>
                  setDialog({
                    kind: 'run',
                    title: t('updates.pending.updateNamed', { name: dialog.site.site_name }),
                    target,
                  })
              : undefined
          }
        />
      )}
    </>
  );
}

interface Handlers {
  readonly onChoose: (site: SiteWithUpdates) => void;
  /** Undefined: the user may not. */
  readonly onRun: ((site: SiteWithUpdates) => void) | undefined;
}

function columns({ onChoose, onRun }: Handlers): Column<SiteWithUpdates>[] {
  return [
    {
      key: 'site',
      header: t('common.site'),
      fixed: true,
      cell: site => (
        <TwoLines below={shortAddress(site.site_url)}>
          <RowLink href={`/sites/${site.site_id}`}>{site.site_name}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'count',
      header: t('updates.columns.updates'),
      width: '90px',
      align: 'end',
      fixed: true,
      cell: site => (
        <MoreButton onClick={() => onChoose(site)} label={whichOf(site)}>
          {formatNumber(site.updates.length)}
        </MoreButton>
      ),
    },
    {
      key: 'what',
      header: t('updates.pending.what'),
      width: '48%',
      from: 'md',
      cell: site => (
        <span className={styles.chips}>
          {site.updates.slice(0, CHIPS_SHOWN).map(update => (
            <UpdateChip key={`${update.type} ${update.slug}`} update={update} />
          ))}
          {site.updates.length > CHIPS_SHOWN && (
            <span className={styles.rest}>+{site.updates.length - CHIPS_SHOWN}</span>
          )}
        </span>
      ),
    },
    menuColumn(
      site => site.site_name,
      site => [
        { label: t(onRun ? 'updates.pending.actChoose' : 'updates.pending.actShow'), run: () => onChoose(site) },
        onRun && { label: t('updates.pending.actAll'), run: () => onRun(site) },
      ],
    ),
  ];
}

const whichOf = (site: SiteWithUpdates) =>
  t('updates.pending.which', { count: site.updates.length, site: site.site_name });

function UpdateChip({ update }: { readonly update: OfferedUpdate }) {
  const versions = update.version === '' ? update.new_version : `${update.version} → ${update.new_version}`;
  return (
    <Chip tone={isCompatible(update) ? 'quiet' : 'warn'} title={`${update.name} ${versions}`}>
      {update.name} {update.new_version}
    </Chip>
  );
}
