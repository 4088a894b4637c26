import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../../shared/scope/use-selection-in-scope.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import {
  isIgnorable,
  type Offer,
  offerId,
  offerName,
  TYPE_NAMES,
  typesOfUpdates,
} from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Selection } from '../../../ui/data-table/selection.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import type { IgnoreTarget } from '../ignored/ignore-dialog.tsx';
import { NothingPending, UpdatesToolbar, useUpdatesFilter } from './updates-toolbar.tsx';

const RunDialog = lazyRunDialog();
const IgnoreDialog = lazyDialog(() => import('../ignored/ignore-dialog.tsx'), 'IgnoreDialog');

const ROW_HEIGHT = 48;

type Dialog =
  | { readonly kind: 'run'; readonly offers: readonly Offer[] }
  | { readonly kind: 'ignore'; readonly items: readonly IgnoreTarget[] };

/** Pending updates of all sites by item: “WooCommerce 9.4 on 212 sites”. */
export function ItemsView() {
  const { q, type } = useUpdatesFilter();
  const may = useCan();
  const scope = useScopeInput();
  const rows = useRows('get-updates-summary-v1', { ...scope, search: q, type: typesOfUpdates(type) }, REFRESHED);
  const selection = useSelectionInScope();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const chosen = useChosen(rows.loaded, selection);
  const mayRun = may('run-updates-v1');
  return (
    <>
      <SavedViews list="updates" storeAs="Updates by item" />
      <DataTable
        label={t('updates.pending.byItem')}
        storeAs="Updates by item"
        noun="common.count.items"
        rows={rows}
        columns={columns({
          onRun: mayRun ? offer => setDialog({ kind: 'run', offers: [offer] }) : undefined,
          onIgnore: may('ignore-updates-v1')
            ? offer => setDialog({ kind: 'ignore', items: ignorable([offer]) })
            : undefined,
        })}
        rowHeight={ROW_HEIGHT}
        rowId={offerId}
        rowName={offerName}
        selection={mayRun ? selection : undefined}
        bulk={
          <BulkBar
            offers={chosen}
            selection={selection}
            onRun={() => setDialog({ kind: 'run', offers: chosen })}
            onIgnore={() => setDialog({ kind: 'ignore', items: ignorable(chosen) })}
          />
        }
        toolbar={<UpdatesToolbar />}
        empty={<NothingPending />}
      />
      {dialog?.kind === 'run' && (
        <RunDialog title={runTitle(dialog.offers)} target={{ items: dialog.offers }} onClose={close} />
      )}
      {dialog?.kind === 'ignore' && <IgnoreDialog items={dialog.items} onClose={close} onDone={selection.clear} />}
    </>
  );
}

/** The chosen offers, also those that another search has left out of the list. */
function useChosen(loaded: readonly Offer[], { ids }: Selection): Offer[] {
  const seen = useRef(new Map<number, Offer>());
  for (const offer of loaded) if (ids.has(offerId(offer))) seen.current.set(offerId(offer), offer);
  return [...ids].flatMap(id => seen.current.get(id) ?? []);
}

function runTitle(offers: readonly Offer[]): string {
  const [first] = offers;
  if (offers.length === 1 && first) return t('updates.pending.updateEverywhere', { name: first.name });
  return t('updates.pending.updateItemsEverywhere', { count: offers.length });
}

const ignorable = (offers: readonly Offer[]): IgnoreTarget[] =>
  offers.filter(isIgnorable).map(({ type, slug, name, new_version }) => ({ type, slug, name, version: new_version }));

interface BulkBarProps {
  readonly offers: readonly Offer[];
  readonly selection: Selection;
  readonly onRun: () => void;
  readonly onIgnore: () => void;
}

function BulkBar({ offers, selection, onRun, onIgnore }: BulkBarProps) {
  return (
    <>
      <Button onClick={onRun}>{t('updates.pending.updateItems', { count: offers.length })}</Button>
      {offers.some(isIgnorable) && (
        <Button variant="default" onClick={onIgnore}>
          {t('updates.ignore.submit')}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={selection.clear}>
        {t('updates.clear')}
      </Button>
    </>
  );
}

/** `9.3 → 9.4`; `5 versions → 9.4` */
function versionsOf({ type, versions, new_version }: Offer): string {
  if (type === 'translations') return new_version || '–';
  return `${versions.length > 2 ? t('updates.pending.versions', { count: versions.length }) : versions.join(', ')} → ${new_version}`;
}

/** The sites on which it is pending, as many as the row shows. Quoted, so that 3.10 stays a string. */
function sitesOf({ type, slug, new_version }: Offer): string {
  const quoted = (text: string) => encodeURIComponent(JSON.stringify(text));
  return `/updates?view=sites&type=${type}&item=${quoted(slug)}${new_version && `&to=${quoted(new_version)}`}`;
}

interface Handlers {
  /** Undefined: the user may not. */
  readonly onRun: ((offer: Offer) => void) | undefined;
  readonly onIgnore: ((offer: Offer) => void) | undefined;
}

function columns({ onRun, onIgnore }: Handlers): Column<Offer>[] {
  return [
    {
      key: 'name',
      header: t('updates.columns.item'),
      fixed: true,
      cell: offer => (
        <TwoLines
          below={
            <>
              <span className="narrow-only">{`${versionsOf(offer)} · ${t('common.count.sites', { count: offer.sites_count })}`}</span>
              {offer.name !== offer.slug && (
                <>
                  <span className="narrow-only"> · </span>
                  {offer.slug}
                </>
              )}
            </>
          }
        >
          <RowLink href={sitesOf(offer)}>{offer.name}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'version',
      header: t('updates.columns.versions'),
      width: '190px',
      from: 'sm',
      cell: offer => <span title={offer.versions.join(', ')}>{versionsOf(offer)}</span>,
    },
    {
      key: 'type',
      header: t('updates.columns.type'),
      width: '120px',
      from: 'md',
      cell: offer => <Chip>{TYPE_NAMES[offer.type]}</Chip>,
    },
    {
      key: 'sites',
      header: t('common.sites'),
      width: '110px',
      align: 'end',
      from: 'sm',
      cell: offer => t('common.count.sites', { count: offer.sites_count }),
    },
    menuColumn(
      offer => offerName(offer),
      offer => [
        onRun && { label: t('updates.pending.actUpdate'), run: () => onRun(offer) },
        isIgnorable(offer) && onIgnore && { label: t('updates.pending.actIgnore'), run: () => onIgnore(offer) },
      ],
    ),
  ];
}
