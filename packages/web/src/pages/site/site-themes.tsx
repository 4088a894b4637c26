import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
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

type Theme = RowOf<'list-site-themes-v1'>;

interface SiteThemesProps {
  readonly siteId: number;
  readonly siteName: string;
  readonly network: string | null;
}

export function SiteThemesTab({ siteId, siteName, network }: SiteThemesProps) {
  const may = useCan();
  const [search, setSearch] = useState('');
  const [updating, setUpdating] = useState<Theme>();
  const [installing, setInstalling] = useState(false);
  const [doomed, setDoomed] = useState<Theme>();
  const rows = useRows('list-site-themes-v1', { site_id_or_domain: siteId, search: search || undefined });
  const activate = useRun('activate-site-theme-v1');
  const actions = (theme: Theme) => [
    updateAction(theme, may, () => setUpdating(theme)),
    ...(theme.active
      ? []
      : [
          may('activate-site-theme-v1') && {
            label: t('site.installed.activate'),
            run: () =>
              activate.mutate(
                { site_id_or_domain: siteId, slug: theme.slug },
                reportItems(t('site.themes.activated', { name: theme.name }), 'activate'),
              ),
          },
          may('delete-site-themes-v1') && { label: t('common.delete'), run: () => setDoomed(theme), danger: true },
        ]),
  ];
  return (
    <>
      <InstalledList
        kind="themes"
        network={network}
        rows={rows}
        search={search}
        onSearch={setSearch}
        actions={actions}
        onInstall={may('install-site-theme-v1') ? () => setInstalling(true) : undefined}
      />
      {updating && (
        <UpdateInstalled
          kind="themes"
          siteId={siteId}
          siteName={siteName}
          item={updating}
          onClose={() => setUpdating(undefined)}
        />
      )}
      {installing && (
        <InstallDialog target={{ type: 'theme', siteId, siteName }} onClose={() => setInstalling(false)} />
      )}
      {doomed && (
        <ConfirmDestroy
          ability="delete-site-themes-v1"
          input={{ site_id_or_domain: siteId, slugs: [doomed.slug] }}
          title={t('site.themes.deleteTitle', { name: doomed.name })}
          label={t('site.themes.delete')}
          affected={t('site.themes.willDelete', { name: doomed.name, version: doomed.version })}
          onClose={() => setDoomed(undefined)}
          onDone={result => reportItems(t('site.installed.deleted', { name: doomed.name }), 'delete').onSuccess(result)}
        />
      )}
    </>
  );
}
