import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { InstalledList } from './installed-list.tsx';
import { reportItems } from './report-items.ts';

type Plugin = RowOf<'list-site-plugins-v1'>;

interface SitePluginsProps {
  readonly siteId: number;
  readonly network: string | null;
}

export function SitePluginsTab({ siteId, network }: SitePluginsProps) {
  const may = useCan();
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Plugin>();
  const rows = useRows('list-site-plugins-v1', { site_id_or_domain: siteId, search: search || undefined });
  const activate = useRun('activate-site-plugins-v1');
  const deactivate = useRun('deactivate-site-plugins-v1');
  const input = (plugin: Plugin) => ({ site_id_or_domain: siteId, slugs: [plugin.slug] });
  const actions = (plugin: Plugin) =>
    plugin.must_use
      ? []
      : [
          may('activate-site-plugins-v1') &&
            !plugin.active && {
              label: 'Activate',
              run: () => activate.mutate(input(plugin), reportItems(`${plugin.name} is active`)),
            },
          may('deactivate-site-plugins-v1') &&
            plugin.active && {
              label: 'Deactivate',
              run: () => deactivate.mutate(input(plugin), reportItems(`${plugin.name} is inactive`)),
            },
          may('delete-site-plugins-v1') && { label: 'Delete', run: () => setDoomed(plugin), danger: true },
        ];
  return (
    <>
      <InstalledList
        noun={['plugin', 'plugins']}
        network={network}
        rows={rows}
        search={search}
        onSearch={setSearch}
        actions={actions}
      />
      {doomed && (
        <ConfirmDestroy
          ability="delete-site-plugins-v1"
          input={input(doomed)}
          title={`Delete plugin “${doomed.name}”`}
          label="Delete plugin"
          affected={({ network: note }) => (
            <>
              {doomed.name} {doomed.version} will be {doomed.active && 'deactivated and '}deleted from the site, with
              what it removes when it is uninstalled. {note}
            </>
          )}
          onClose={() => setDoomed(undefined)}
          onDone={result => reportItems(`${doomed.name} is deleted`).onSuccess(result)}
        />
      )}
    </>
  );
}
