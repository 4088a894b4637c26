import { LostWithSites } from '../../shared/sites/lost-with-sites.tsx';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast, toastLeftToDo } from '../../ui/feedback/toast.ts';
import { formatNumber, quantity } from '../../ui/text/format.ts';

interface BulkDeleteProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkDelete({ ids, onClose, onDone }: BulkDeleteProps) {
  const sites = quantity(ids.length, ['site', 'sites']);
  return (
    <ConfirmDestroy
      ability="delete-sites-v1"
      input={{ site_ids_or_domains: [...ids] }}
      title={`Delete ${sites}`}
      label={`Delete ${sites}`}
      word={ids.length > 1 ? `delete ${ids.length}` : undefined}
      affected={({ would_delete: lost }) => (
        <LostWithSites what={['Sites', formatNumber(lost?.sites ?? 0)]} lost={lost} />
      )}
      onClose={onClose}
      onDone={({ total_deleted, sites_queued, still_linked = [] }) => {
        const unit = ['site', 'sites'] as const;
        const queued = sites_queued !== undefined && `Deleting ${quantity(sites_queued, unit)} in the background`;
        const done = queued || `Deleted ${quantity(total_deleted, unit)}`;
        if (still_linked.length === 0) toast(done);
        else toastLeftToDo(stillLinked(still_linked.map(({ url }) => url)), done);
        onDone();
      }}
    />
  );
}

const NAMED = 5;

function stillLinked(urls: readonly string[]): string {
  const more = urls.length > NAMED ? ` and ${formatNumber(urls.length - NAMED)} more` : '';
  const which = `${urls.slice(0, NAMED).join(', ')}${more}`;
  return `These could not be told, and may still hold the key of this server: ${which}. Clear the connection in their MainWP Child settings before you add them again.`;
}
