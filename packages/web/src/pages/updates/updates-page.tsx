import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { lazyRunDialog } from '../../shared/updates/start/lazy-run-dialog.ts';
import { typesOfUpdates } from '../../shared/updates/update.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { IgnoredView } from './ignored/ignored-view.tsx';
import { ClientsView } from './pending/clients-view.tsx';
import { ItemsView } from './pending/items-view.tsx';
import { SitesView } from './pending/sites-view.tsx';
import { RunsView } from './runs/runs-view.tsx';
import { UPDATES_VIEWS } from './search.ts';
import { WindowsView } from './windows/windows-view.tsx';

const RunDialog = lazyRunDialog();

const route = getRouteApi('/app/updates');

const TABS = {
  items: ItemsView,
  sites: SitesView,
  clients: ClientsView,
  ignored: IgnoredView,
  runs: RunsView,
  windows: WindowsView,
} as const;
type Tab = keyof typeof TABS;
/** They search for items, so that a search goes with the reader. */
const SEARCHED: readonly Tab[] = ['items', 'sites', 'ignored'];
/** A type narrows them. */
const TYPED: readonly Tab[] = ['items', 'sites', 'clients'];

/** Pending updates by item, by site and by client, ignored updates, and runs. */
export function UpdatesPage() {
  const { view, q, type } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const [all, setAll] = useState(false);
  const tab: Tab = view ?? 'items';
  const go = (next: Tab) =>
    navigate({
      search: {
        q: SEARCHED.includes(next) ? q : undefined,
        type: TYPED.includes(next) ? type : undefined,
        view: UPDATES_VIEWS.find(known => known === next),
      },
      replace: true,
    });
  const mayRun = may('run-updates-v1');
  useActions([mayRun && { id: 'update-all', label: t('app.palette.act.updateAll'), run: () => setAll(true) }]);
  return (
    <PageLayout
      title={t('updates.title')}
      text={t('updates.text')}
      actions={
        mayRun && (
          <Button variant="default" onClick={() => setAll(true)}>
            {t('updates.everything')}
          </Button>
        )
      }
      fill
    >
      <ViewTabs
        label={t('updates.title')}
        value={tab}
        onChange={go}
        views={(Object.keys(TABS) as Tab[]).map(value => {
          const View = TABS[value];
          return { value, label: t(`updates.tabs.${value}`), content: () => <View /> };
        })}
      />
      {all && (
        <RunDialog
          title={t(type ? 'updates.typeTitle' : 'updates.everythingTitle')}
          target={{ types: typesOfUpdates(type) }}
          onClose={() => setAll(false)}
        />
      )}
    </PageLayout>
  );
}
