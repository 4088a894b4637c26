import { t } from '../../texts/text.ts';
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
      <Panel title={t('clients.tabs.details')}>
        <FactList
          facts={[
            [
              t('common.status'),
              <Chip key="status" tone={CLIENT_STATUS_TONES[status]}>
                {CLIENT_STATUS_NAMES[status]}
              </Chip>,
            ],
            [t('clients.email'), client.email && <a href={`mailto:${client.email}`}>{client.email}</a>],
            ...TEXTS.map(({ column, label }) => [t(label), client[column]] as const),
            [t('clients.created'), formatDate(client.created)],
          ]}
        />
      </Panel>
      {own.length > 0 && (
        <Panel title={t('clients.fields.title')}>
          <FactList facts={own} />
        </Panel>
      )}
    </>
  );
}
