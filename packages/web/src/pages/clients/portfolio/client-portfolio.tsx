import { Skeleton } from '@mantine/core';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useSession } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { useScope } from '../../../shared/scope/use-scope.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import type { ListedClient } from '../client.ts';
import { ClientFigures } from './client-figures.tsx';
import { ClientHealth, useAilingSites } from './client-health.tsx';
import { ClientRuns } from './client-runs.tsx';
import { NextCosts } from './next-costs.tsx';
import styles from './portfolio.module.css';

/** How the sites of a client are, and what comes next for it. Each number leads to its list, narrowed to the client. */
export function ClientPortfolio({ client }: { readonly client: ListedClient }) {
  const { server } = useSession();
  const { tag } = useScope();
  const of = { client_id: client.id, tag_id: tag };
  const { data, error, refetch } = useRead('get-overview-v1', of, REFRESHED);
  const ailing = useAilingSites(of);
  const note = error && <ErrorNote error={error} onRetry={refetch} />;
  // Both at once: the list of sites would move what is below it.
  if (!data || !(ailing.data || ailing.error)) return note ?? <Skeleton height={320} />;
  return (
    <div className={styles.portfolio}>
      {note}
      <ClientHealth client={client} sites={data.sites} ailing={ailing.data} />
      <ClientFigures client={client} of={of} overview={data} />
      <div className={styles.columns}>
        <ClientRuns client={client} of={of} />
        {server.modules?.costs !== false && <NextCosts client={client} of={of} />}
      </div>
    </div>
  );
}
