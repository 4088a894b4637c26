import { Button, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../app/palette/palette-store.ts';
import { Page } from '../../ui/page.tsx';
import { IgnoredView } from './ignored-view.tsx';
import { ItemsView } from './items-view.tsx';
import { RunDialog } from './run-dialog.tsx';
import { RunsView } from './runs-view.tsx';
import { VIEWS } from './search.ts';
import { SitesView } from './sites-view.tsx';
import { typesOf } from './update.ts';
import styles from './updates.module.css';
import { WindowsView } from './windows-view.tsx';

const route = getRouteApi('/app/updates');

const TABS = {
  items: { label: 'By item', View: ItemsView },
  sites: { label: 'By site', View: SitesView },
  ignored: { label: 'Ignored', View: IgnoredView },
  runs: { label: 'Runs', View: RunsView },
  windows: { label: 'Windows', View: WindowsView },
} as const;
type Tab = keyof typeof TABS;

/** What can be updated, by item and by site; what is ignored; the runs. */
export function UpdatesPage() {
  const { view, q, type } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const [all, setAll] = useState(false);
  const tab: Tab = view ?? 'items';
  const go = (next: string | null) =>
    navigate({ search: { q, type, view: VIEWS.find(known => known === next) }, replace: true });
  const mayRun = may('run-updates-v1');
  useActions([
    mayRun && { id: 'update-all', label: 'Update everything', run: () => setAll(true) },
    ...(Object.keys(TABS) as Tab[]).map(key => ({
      id: `updates-${key}`,
      label: `Updates: ${TABS[key].label.toLowerCase()}`,
      run: () => void go(key),
    })),
  ]);
  const { View } = TABS[tab];
  return (
    <Page
      title="Updates"
      text="What the sites could update, as of their last sync."
      actions={
        mayRun && (
          <Button variant="default" onClick={() => setAll(true)}>
            Update everything …
          </Button>
        )
      }
      fill
    >
      <Tabs
        value={tab}
        onChange={next => void go(next)}
        keepMounted={false}
        classNames={{ root: styles.tabs, panel: styles.panel }}
      >
        <Tabs.List className={styles.tabList}>
          {(Object.keys(TABS) as Tab[]).map(key => (
            <Tabs.Tab key={key} value={key}>
              {TABS[key].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <View />
        </Tabs.Panel>
      </Tabs>
      {all && (
        <RunDialog
          title={type ? 'Update all of this type everywhere' : 'Update everything everywhere'}
          target={{ types: typesOf(type) }}
          onClose={() => setAll(false)}
        />
      )}
    </Page>
  );
}
