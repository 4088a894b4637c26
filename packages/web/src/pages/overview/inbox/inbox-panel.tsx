import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Input } from '../../../generated/abilities.ts';
import { morningAfter } from '../../../shared/events/snooze-times.ts';
import { useBell } from '../../../shared/events/use-bell.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useSelectionInScope } from '../../../shared/scope/use-selection-in-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import { lazyPatchDialog } from '../../../shared/vulnerabilities/act/lazy-patch-dialog.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import type { AskedItem } from './ask-before.tsx';
import styles from './inbox.module.css';
import { inboxColumns } from './inbox-columns.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { detailsOf, type InboxItem, itemTitle } from './inbox-words.ts';
import { type DirectAction, isExplained, useInboxActions } from './use-inbox-actions.ts';

const RunDialog = lazyRunDialog();
const PatchDialog = lazyPatchDialog();

const AskBefore = lazyPart(() => import('./ask-before.tsx').then(module => ({ default: module.AskBefore })));
const InboxBulkBar = lazyPart(() => import('./inbox-bulk-bar.tsx').then(module => ({ default: module.InboxBulkBar })));
const route = getRouteApi('/app/');

const PER_PAGE = 50;
/** px; of rows in a narrow window, which have more lines. */
const ROW_HEIGHTS = { wide: 84, narrow: 112 };
/** px: of the good news. */
const CALM_HEIGHT = 150;
/** px: the toolbar, in two lines at most, the head and borders. */
const AROUND = { wide: 150, narrow: 200 };

interface PatchedItem {
  readonly name: string;
  readonly target: Input<'plan-vulnerability-patches-v1'>;
}

/** What needs somebody, the most urgent first. @param sites All sites, for the good news; undefined until known. */
export function InboxPanel({ sites }: { readonly sites: number | undefined }) {
  const search = route.useSearch();
  const scope = useScopeInput();
  const { q, kind, severity, snoozed } = search;
  const input = { ...scope, kind, severity, search: q, snoozed };
  const options = { perPage: PER_PAGE, ...REFRESHED, staleTime: 0 };
  const rows = useRows('list-inbox-v1', input, options);
  // The first page of the rows: one request for both.
  const { data } = useRead('list-inbox-v1', { ...input, page: 1, per_page: PER_PAGE }, { keep: true, staleTime: 0 });
  const size = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false }) ? 'narrow' : 'wide';
  const [asked, setAsked] = useState<AskedItem>();
  const [retried, setRetried] = useState<string>();
  const [patched, setPatched] = useState<PatchedItem>();
  // Another item may take its row: the first key then only means that one, and the next key acts on it.
  const focused = useRef<string>(undefined);
  const actions = useInboxActions();
  const selection = useSelectionInScope<string>();
  const may = useCan();
  // On a phone, there is no room for boxes.
  const selects = size === 'wide' && may('acknowledge-inbox-v1');
  const change = useChangeSearch(route);
  const columns = useMemo(
    () =>
      inboxColumns({
        actions,
        onAct: (item, action) => {
          if (action.action === 'retry') setRetried(detailsOf(item).job_id);
          else if (action.action === 'patch') {
            setPatched({ name: detailsOf(item).name ?? '', target: action.input as PatchedItem['target'] });
          } else if (isExplained(action.action)) setAsked({ item, action: action as AskedItem['action'] });
          else void actions.run(action as DirectAction);
        },
      }),
    [actions],
  );
  const filtered = q !== undefined || kind !== undefined || severity !== undefined || snoozed !== undefined;
  const height = (rows.total ?? 6) * ROW_HEIGHTS[size] + AROUND[size];
  const itemAt = (target: EventTarget) => {
    const row = (target as HTMLElement).closest<HTMLElement>('tr[data-row]');
    return row ? rows.at(Number(row.dataset.row)) : undefined;
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const act = MARK_KEYS[event.key];
    const item = itemAt(event.target);
    if (!act || !item || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const meant = item.id === focused.current;
    focused.current = item.id;
    if (!meant) return;
    if (act === 'acknowledge') void actions.acknowledge(item)?.();
    else void actions.snooze(item)?.(morningAfter(1).toISOString());
  };
  const queue = () => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      className={styles.queue}
      style={rows.total === 0 ? undefined : { height: `min(${height}px, max(480px, 100dvh - 150px))` }}
      onKeyDown={keys}
      onFocus={({ target }) => {
        focused.current = itemAt(target)?.id;
      }}
      title={t('overview.inbox.keys')}
    >
      <DataTable
        label={t('overview.inbox.title')}
        storeAs="inbox"
        rows={rows}
        columns={columns}
        rowId={(item: InboxItem) => item.id}
        rowName={itemTitle}
        rowHeight={ROW_HEIGHTS[size]}
        noun="common.count.items"
        selection={selects ? selection : undefined}
        bulk={
          selects && (
            <Suspense>
              <InboxBulkBar selection={selection} actions={actions} />
            </Suspense>
          )
        }
        toolbar={<InboxFilters search={search} counts={data?.counts} onChange={change} />}
        empty={
          <Empty
            title={t('overview.inbox.none')}
            action={
              <Button
                variant="default"
                onClick={() => change({ q: undefined, kind: undefined, severity: undefined, snoozed: undefined })}
              >
                {t('overview.inbox.all')}
              </Button>
            }
          >
            {t('overview.inbox.noneText')}
          </Empty>
        }
      />
    </div>
  );
  const calm = rows.total === 0 && !filtered;
  return (
    <>
      {calm ? (
        <Calm sites={sites} snoozed={data?.counts.snoozed ?? 0} onSnoozed={() => change({ snoozed: 'only' })} />
      ) : (
        queue()
      )}
      {retried !== undefined && (
        <RunDialog
          title={t('overview.retry')}
          target={{ failedIn: { job_id: retried } }}
          onClose={() => setRetried(undefined)}
        />
      )}
      {patched && (
        <PatchDialog
          title={t('overview.patch', { name: patched.name })}
          target={patched.target}
          onClose={() => setPatched(undefined)}
        />
      )}
      {asked && (
        <Suspense>
          <AskBefore {...asked} actions={actions} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Of the row that has the focus. */
const MARK_KEYS: Readonly<Record<string, 'acknowledge' | 'snooze'>> = { a: 'acknowledge', s: 'snooze' };

interface CalmProps {
  readonly sites: number | undefined;
  readonly snoozed: number;
  readonly onSnoozed: () => void;
}

function Calm({ sites, snoozed, onSnoozed }: CalmProps) {
  const alarms = useBell().data?.open ?? 0;
  if (sites === undefined) return <Skeleton height={CALM_HEIGHT} />;
  return (
    <section className={styles.calm} aria-label={t('overview.inbox.title')}>
      <h2 className={styles.calmTitle}>
        <IconCircleCheck size={26} aria-hidden /> {t('overview.calm.title', { count: snoozed > 0 ? 0 : sites })}
      </h2>
      <p className={styles.calmText}>
        {snoozed > 0 ? t('overview.calm.snoozed', { count: snoozed }) : t('overview.calm.text')}
      </p>
      {alarms > 0 && (
        <p className={styles.calmText}>
          <Link to="/alarms">{t('overview.calm.alarms', { count: alarms })}</Link>
        </p>
      )}
      {snoozed > 0 && (
        <Button mt="md" variant="default" onClick={onSnoozed}>
          {t('overview.calm.showSnoozed')}
        </Button>
      )}
    </section>
  );
}
