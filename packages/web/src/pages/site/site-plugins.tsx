import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { networkText } from '../../shared/sites/network-text.ts';
import { withTexts } from '../../texts/catalogue.ts';
import { t } from '../../texts/text.ts';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { InstalledList } from './installed-list.tsx';
import { reportItems } from './report-items.ts';
import { UpdateInstalled, updateAction } from './update-installed.tsx';

const ConfirmDestroy = lazyDialog(() => import('../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const InstallDialog = lazyDialog(
  () => withTexts('installs', () => import('../../shared/installs/install-dialog.tsx')),
  'InstallDialog',
);

type Plugin = RowOf<'list-site-plugins-v1'>;

interface SitePluginsProps {
  readonly siteId: number;
  readonly siteName: string;
  readonly network: string | null;
}

export function SitePluginsTab({ siteId, siteName, network }: SitePluginsProps) {
  const may = useCan();
  const [search, setSearch] = useState('');
  const [updating, setUpdating] = useState<Plugin>();
  const [installing, setInstalling] = useState(false);
  const [doomed, setDoomed] = useState<Plugin>();
  const rows = useRows('list-site-plugins-v1', { site_id_or_domain: siteId, search: search || undefined });
  const activate = useRun('activate-site-plugins-v1');
  const deactivate = useRun('deactivate-site-plugins-v1');
  const input = (plugin: Plugin) => ({ site_id_or_domain: siteId, slugs: [plugin.slug] });
  const actions = (plugin: Plugin) =>
    plugin.must_use
      ? []
      : [
          updateAction(plugin, may, () => setUpdating(plugin)),
          may('activate-site-plugins-v1') &&
            !plugin.active && {
              label: t('site.installed.activate'),
              run: () =>
                activate.mutate(
                  input(plugin),
                  reportItems(t('site.plugins.activated', { name: plugin.name }), 'activate'),
                ),
            },
          may('deactivate-site-plugins-v1') &&
            plugin.active && {
              label: t('site.installed.deactivate'),
              run: () =>
                deactivate.mutate(
                  input(plugin),
                  reportItems(t('site.plugins.deactivated', { name: plugin.name }), 'deactivate'),
                ),
            },
          may('delete-site-plugins-v1') && { label: t('common.delete'), run: () => setDoomed(plugin), danger: true },
        ];
  return (
    <>
      <InstalledList
        kind="plugins"
        network={network}
        rows={rows}
        search={search}
        onSearch={setSearch}
        actions={actions}
        onInstall={may('install-site-plugin-v1') ? () => setInstalling(true) : undefined}
      />
      {updating && (
        <UpdateInstalled
          kind="plugins"
          siteId={siteId}
          siteName={siteName}
          item={updating}
          onClose={() => setUpdating(undefined)}
        />
      )}
      {installing && (
        <InstallDialog target={{ type: 'plugin', siteId, siteName }} onClose={() => setInstalling(false)} />
      )}
      {doomed && (
        <ConfirmDestroy
          ability="delete-site-plugins-v1"
          input={input(doomed)}
          title={t('site.plugins.deleteTitle', { name: doomed.name })}
          label={t('site.plugins.delete')}
          affected={({ network: said }) => {
            const note = said === undefined ? '' : networkText(said, 'would_delete');
            const { name, version, active } = doomed;
            return t(active ? 'site.plugins.willDeleteActive' : 'site.plugins.willDelete', { name, version, note });
          }}
          onClose={() => setDoomed(undefined)}
          onDone={result => reportItems(t('site.installed.deleted', { name: doomed.name }), 'delete').onSuccess(result)}
        />
      )}
    </>
  );
}
