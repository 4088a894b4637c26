import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { HeldNote, holderIn } from '../../shared/updates/held-note.tsx';
import { PlanNote } from '../../shared/updates/plan-note.tsx';
import type { UpdateTarget } from '../../shared/updates/run-plan.ts';
import { lazyRunDialog } from '../../shared/updates/start/lazy-run-dialog.ts';
import { startedText } from '../../shared/updates/started-text.ts';
import { TYPE_NAMES } from '../../shared/updates/update.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { allRows } from '../../ui/data-table/rows.ts';
import { useSelection } from '../../ui/data-table/selection.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../ui/text/chip.tsx';

const RunDialog = lazyRunDialog();

const AskDialog = lazyDialog(() => import('../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

type Update = Output<'get-site-updates-v1'>['updates'][number];

const updateColumns = once((): readonly Column<Update>[] => [
  {
    key: 'name',
    header: t('site.updates.update'),
    fixed: true,
    cell: update => (
      <TwoLines
        below={update.active ? TYPE_NAMES[update.type] : t('site.updates.inactive', { type: TYPE_NAMES[update.type] })}
      >
        {update.name}
      </TwoLines>
    ),
  },
  {
    key: 'versions',
    header: t('site.updates.versions'),
    width: '170px',
    cell: ({ version, new_version }) => `${version ? `${version} → ` : ''}${new_version}`,
  },
  {
    key: 'fits',
    header: t('site.updates.compatible'),
    width: '180px',
    from: 'sm',
    cell: update =>
      update.wp_compatible && update.php_compatible ? (
        <Chip tone="good">{t('site.updates.yes')}</Chip>
      ) : (
        <Chip tone="warn">{t(update.php_compatible ? 'site.updates.newerWordPress' : 'site.updates.newerPhp')}</Chip>
      ),
  },
]);

const keyOf = ({ type, slug }: Update) => `${type} ${slug}`;

interface SiteUpdatesProps {
  readonly siteId: number;
  readonly siteName: string;
}

export function SiteUpdatesTab({ siteId, siteName }: SiteUpdatesProps) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const [target, setTarget] = useState<UpdateTarget>();
  const selection = useSelection<string>();
  const input = { site_id_or_domain: siteId };
  const { data, error, refetch } = useRead('get-site-updates-v1', input);
  const updates = data?.updates;
  // What was updated meanwhile is not in the list any more.
  const chosen = (updates ?? []).filter(update => selection.ids.has(keyOf(update)));
  const updateChosen = () => setTarget({ sites: [siteId], items: chosen });
  const mayRun = may('run-updates-v1');
  return (
    <>
      <DataTable
        label={t('common.updates')}
        storeAs="Updates"
        noun="common.count.updates"
        rows={allRows(updates, { error, retry: refetch, source: { name: 'get-site-updates-v1', input } })}
        rowHeight={48}
        rowId={keyOf}
        rowName={update => update.name}
        columns={updateColumns()}
        selection={mayRun ? selection : undefined}
        bulk={
          <>
            <Button size="xs" disabled={chosen.length === 0} onClick={updateChosen}>
              {t('site.updates.chosen', { count: chosen.length })}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
              {t('site.updates.clear')}
            </Button>
          </>
        }
        toolbar={
          may('run-site-updates-v1') && updates?.length !== 0 ? (
            <Button size="xs" disabled={!updates} onClick={() => setAsking(true)}>
              {t('site.updates.all')}
            </Button>
          ) : null
        }
        empty={<Empty title={t('site.updates.none')}>{t('site.updates.noneText')}</Empty>}
      />
      {target && (
        <RunDialog
          title={t('site.updates.chosenTitle', { count: target.items?.length ?? 0, site: siteName })}
          target={target}
          onStarted={selection.clear}
          onClose={() => setTarget(undefined)}
        />
      )}
      {asking && <UpdateAll siteId={siteId} onClose={() => setAsking(false)} />}
    </>
  );
}

function UpdateAll({ siteId, onClose }: { readonly siteId: number; readonly onClose: () => void }) {
  const run = useRun('run-site-updates-v1');
  const navigate = useNavigate();
  const plan = useRead('plan-updates-v1', { site_ids_or_domains: [siteId] }, { staleTime: 0 });
  const start = () =>
    run.mutate(
      { site_id_or_domain: siteId },
      {
        onSuccess: started => {
          const { job_id } = started;
          onClose();
          toast(startedText(started));
          if (job_id) void navigate({ to: '/updates/runs/$id', params: { id: job_id } });
        },
      },
    );
  const holder = holderIn(run.error);
  const planShowsIt = plan.data?.held_by.some(({ job_id }) => job_id === holder?.job_id) ?? false;
  return (
    <AskDialog
      title={t('site.updates.title')}
      label={t('site.updates.label')}
      ready={plan.data !== undefined && plan.data.updates > 0}
      busy={run.isPending}
      error={holder ? null : run.error}
      onGo={start}
      onClose={onClose}
    >
      {holder && !planShowsIt && <HeldNote holders={[holder]} />}
      <PlanNote plan={plan.data} error={plan.error} onRetry={plan.refetch} />
    </AskDialog>
  );
}
