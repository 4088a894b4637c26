import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../api/request-error.ts';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import type { Cost } from '../../shared/costs/cost.ts';
import { useActions } from '../../shared/palette-store.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { CostFigures } from './cost-figures.tsx';
import { CostList } from './cost-list.tsx';
import { CostYear } from './cost-year.tsx';

const CostForm = lazyDialog(() => import('./cost-form.tsx'), 'CostForm');
const DeleteCost = lazyDialog(() => import('./delete-cost.tsx'), 'DeleteCost');

const route = getRouteApi('/app/costs');
type Dialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly cost: Cost };

/** Lists the costs: how much, for what, and when next. */
export function CostsPage() {
  const { view = 'list' } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const scope = useScopeInput();
  const overview = useRead('get-costs-overview-v1', scope);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  const off = hasCode(overview.error, 'module_not_available');
  useActions([!off && may('add-cost-v1') && { id: 'add-cost', label: t('app.palette.act.addCost'), run: add }]);
  if (off) return <CostsOff />;
  const addButton = may('add-cost-v1') && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('costs.add')}
    </Button>
  );
  const onEdit = may('update-cost-v1') ? (cost: Cost) => setDialog({ kind: 'edit', cost }) : undefined;
  const onDelete = may('delete-cost-v1') ? (cost: Cost) => setDialog({ kind: 'delete', cost }) : undefined;
  return (
    <PageLayout title={t('costs.title')} text={t('costs.text')} actions={addButton} fill>
      {overview.error ? (
        <ErrorNote error={overview.error} onRetry={overview.refetch} />
      ) : (
        <CostFigures overview={overview.data} />
      )}
      <ViewTabs
        label={t('costs.title')}
        value={view}
        onChange={next => navigate({ search: { view: next === 'list' ? undefined : next } })}
        views={[
          {
            value: 'list',
            label: t('costs.tabs.all'),
            content: () => <CostList {...{ addButton, onEdit, onDelete }} />,
          },
          { value: 'year', label: t('costs.tabs.year'), content: () => <CostYear overview={overview.data} /> },
        ]}
      />
      {dialog?.kind === 'add' && <CostForm onClose={close} />}
      {dialog?.kind === 'edit' && <CostForm cost={dialog.cost} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteCost cost={dialog.cost} onClose={close} />}
    </PageLayout>
  );
}

function CostsOff() {
  const may = useCan();
  return (
    <PageLayout title={t('costs.title')}>
      <Empty
        title={t('costs.off.title')}
        action={
          may('update-module-v1') && (
            <Button component={Link} to="/modules">
              {t('costs.off.open')}
            </Button>
          )
        }
      >
        {t(may('update-module-v1') ? 'costs.off.admin' : 'costs.off.other')}
      </Empty>
    </PageLayout>
  );
}
