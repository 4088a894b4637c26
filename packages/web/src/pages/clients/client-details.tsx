import { Panel } from '../../ui/layout/page.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { CLIENT_STATUS_NAMES, CLIENT_STATUS_TONES, type ListedClient } from './client.ts';
import { TEXTS } from './client-texts.ts';

export function ClientDetails({ client }: { readonly client: ListedClient }) {
  const own = Object.entries(client.custom_fields);
  const { status } = client;
  return (
    <>
      <Panel title="Details">
        <FactList
          facts={[
            [
              'Status',
              <Chip key="status" tone={CLIENT_STATUS_TONES[status]}>
                {CLIENT_STATUS_NAMES[status]}
              </Chip>,
            ],
            ['E-mail', client.email && <a href={`mailto:${client.email}`}>{client.email}</a>],
            ...TEXTS.map(({ column, label }) => [label, client[column]] as const),
            ['Added', formatDate(client.created)],
          ]}
        />
      </Panel>
      {own.length > 0 && (
        <Panel title="Your fields">
          <FactList facts={own} />
        </Panel>
      )}
    </>
  );
}
