import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { type RowOf, useRows } from '../../ui/data-table/use-rows.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { InstalledList } from './installed-list.tsx';
import { reportItems } from './report-items.ts';

type Theme = RowOf<'list-site-themes-v1'>;

interface SiteThemesProps {
  readonly siteId: number;
  readonly network: string | null;
}

export function SiteThemesTab({ siteId, network }: SiteThemesProps) {
  const may = useCan();
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Theme>();
  const rows = useRows('list-site-themes-v1', { site_id_or_domain: siteId, search: search || undefined });
  const activate = useRun('activate-site-theme-v1');
  const actions = (theme: Theme) =>
    theme.active
      ? []
      : [
          may('activate-site-theme-v1') && {
            label: 'Activate',
            run: () =>
              activate.mutate(
                { site_id_or_domain: siteId, slug: theme.slug },
                reportItems(`${theme.name} is the active theme`),
              ),
          },
          may('delete-site-themes-v1') && { label: 'Delete', run: () => setDoomed(theme), danger: true },
        ];
  return (
    <>
      <InstalledList
        noun={['theme', 'themes']}
        network={network}
        rows={rows}
        search={search}
        onSearch={setSearch}
        actions={actions}
      />
      {doomed && (
        <ConfirmDestroy
          ability="delete-site-themes-v1"
          input={{ site_id_or_domain: siteId, slugs: [doomed.slug] }}
          title={`Delete theme “${doomed.name}”`}
          label="Delete theme"
          affected={`${doomed.name} ${doomed.version} will be deleted from the site.`}
          onClose={() => setDoomed(undefined)}
          onDone={result => reportItems(`${doomed.name} is deleted`).onSuccess(result)}
        />
      )}
    </>
  );
}
