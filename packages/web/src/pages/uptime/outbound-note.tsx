import { Alert } from '@mantine/core';
import { REFRESHED } from '../../api/refreshed.ts';
import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { formatDateTime } from '../../ui/text/format.ts';

/** Says that this server itself has no network: then nothing is known about any site. */
export function OutboundNote() {
  const since = useRead('count-monitors-v1', useScopeInput(), REFRESHED).data?.outbound_broken_since;
  if (!since) return null;
  return (
    <Alert color="red" variant="light" title={t('uptime.outbound.title', { time: formatDateTime(since) })}>
      {t('uptime.outbound.text')}
    </Alert>
  );
}
