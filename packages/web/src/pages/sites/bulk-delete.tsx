import { Text } from '@mantine/core';
import type { Output } from '../../generated/abilities.ts';
import { LostWithSites } from '../../shared/sites/lost-with-sites.tsx';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast, toastLeftToDo } from '../../ui/feedback/toast.ts';
import { formatNumber } from '../../ui/text/format.ts';

type DryRun = Output<'delete-sites-v1'>;

interface BulkDeleteProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkDelete({ ids, onClose, onDone }: BulkDeleteProps) {
  // Some may have been deleted since they were selected.
  const countOf = (dryRun: DryRun | undefined) => dryRun?.would_delete?.sites ?? ids.length;
  const title = (dryRun: DryRun | undefined) => t('sites.bulkDelete.title', { count: countOf(dryRun) });
  return (
    <ConfirmDestroy
      ability="delete-sites-v1"
      input={{ site_ids_or_domains: [...ids] }}
      title={title}
      label={title}
      word={dryRun => {
        const count = countOf(dryRun);
        return count > 1 ? t('sites.bulkDelete.word', { count: String(count) }) : undefined;
      }}
      affected={({ would_delete: lost, total_errors: gone }) => (
        <>
          {gone > 0 && (
            <Text size="sm" mb="xs">
              {t('sites.bulkDelete.gone', { count: gone })}
            </Text>
          )}
          <LostWithSites what={[t('common.sites'), formatNumber(lost?.sites ?? 0)]} lost={lost} />
        </>
      )}
      onClose={onClose}
      onDone={({ total_deleted, sites_queued, still_linked = [] }) => {
        const done =
          sites_queued === undefined
            ? t('sites.bulkDelete.done', { count: total_deleted })
            : t('sites.bulkDelete.background', { count: sites_queued });
        if (still_linked.length === 0) toast(done);
        else toastLeftToDo(stillLinked(still_linked.map(({ url }) => url)), done);
        onDone();
      }}
    />
  );
}

const NAMED = 5;

function stillLinked(urls: readonly string[]): string {
  const some = urls.slice(0, NAMED).join(', ');
  const more = urls.length - NAMED;
  const which = more > 0 ? t('sites.bulkDelete.urls', { urls: some, count: more }) : some;
  return t('sites.bulkDelete.stillLinked', { urls: which });
}
