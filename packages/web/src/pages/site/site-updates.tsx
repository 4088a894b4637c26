import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { holderIn } from '../../shared/updates/held-note.tsx';
import { PlanNote } from '../../shared/updates/plan-note.tsx';
import type { UpdateKind } from '../../shared/updates/update.ts';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { allRows } from '../../ui/data-table/rows.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Chip } from '../../ui/text/chip.tsx';

type Update = Output<'get-site-updates-v1'>['updates'][number];

const TYPES: Readonly<Record<UpdateKind, string>> = {
  wp: 'WordPress',
  plugins: 'plugin',
  themes: 'theme',
  translations: 'translation',
};
const COLUMNS: readonly Column<Update>[] = [
  {
    key: 'name',
    header: 'Update',
    fixed: true,
    cell: update => (
      <TwoLines below={`${TYPES[update.type]}${update.active ? '' : ', inactive'}`}>{update.name}</TwoLines>
    ),
  },
  {
    key: 'versions',
    header: 'Versions',
    width: '170px',
    cell: ({ version, new_version }) => `${version ? `${version} → ` : ''}${new_version}`,
  },
  {
    key: 'fits',
    header: 'Compatible',
    width: '180px',
    from: 'sm',
    cell: update =>
      update.wp_compatible && update.php_compatible ? (
        <Chip tone="good">Yes</Chip>
      ) : (
        <Chip tone="warn">{update.php_compatible ? 'Needs newer WordPress' : 'Needs newer PHP'}</Chip>
      ),
  },
];

export function SiteUpdatesTab({ siteId }: { readonly siteId: number }) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useRead('get-site-updates-v1', { site_id_or_domain: siteId });
  const updates = data?.updates;
  return (
    <>
      <DataTable
        label="Updates"
        noun={['update', 'updates']}
        rows={allRows(updates, { error, retry: refetch })}
        rowHeight={48}
        rowId={update => `${update.type} ${update.slug}`}
        rowName={update => update.name}
        columns={COLUMNS}
        toolbar={
          may('run-site-updates-v1') && updates && updates.length > 0 ? (
            <Button size="xs" onClick={() => setAsking(true)}>
              Update all
            </Button>
          ) : null
        }
        empty={<Empty title="Everything is up to date">New updates show up here after the next sync.</Empty>}
      />
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
        onSuccess: ({ job_id, message }) => {
          onClose();
          toast(message);
          if (job_id) void navigate({ to: '/updates/runs/$id', params: { id: job_id } });
        },
      },
    );
  return (
    <AskDialog
      title="Update everything on this site"
      label="Update"
      ready={plan.data !== undefined && plan.data.updates > 0}
      busy={run.isPending}
      error={holderIn(run.error) ? null : run.error}
      onGo={start}
      onClose={onClose}
    >
      <PlanNote plan={plan.data} error={plan.error} onRetry={plan.refetch} />
    </AskDialog>
  );
}
