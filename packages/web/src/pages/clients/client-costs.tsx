import { useCan } from '../../api/session.ts';
import { costColumns } from '../../shared/costs/cost-columns.tsx';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import type { ListedClient } from './client.ts';

export function ClientCosts({ client }: { readonly client: ListedClient }) {
  const rows = useRows('get-client-costs-v1', { client_id_or_email: client.id });
  const may = useCan();
  const narrow = useNarrow();
  return (
    <DataTable
      label={t('clients.costs.label')}
      storeAs="Costs of the client"
      noun="common.count.costs"
      rows={rows}
      columns={costColumns({}, narrow)}
      rowHeight={narrow ? 52 : undefined}
      rowId={cost => cost.id}
      rowName={cost => cost.name}
      empty={
        <Empty title={t('clients.costs.none')}>
          {t(may('add-cost-v1') ? 'clients.costs.noneText' : 'ui.othersAdd')}
        </Empty>
      }
    />
  );
}
