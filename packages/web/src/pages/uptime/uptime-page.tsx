import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { IncidentList } from './incident-list.tsx';
import { MaintenanceList } from './maintenance/maintenance-list.tsx';
import { MonitorList } from './monitor-list.tsx';
import { OutboundNote } from './outbound-note.tsx';

const MonitorSettingsDialog = lazyDialog(() => import('./monitor-settings-dialog.tsx'), 'MonitorSettingsDialog');

const route = getRouteApi('/app/uptime');

/** Which sites are up, and when they were not. */
export function UptimePage() {
  const { view = 'monitors' } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const [editing, setEditing] = useState(false);
  return (
    <PageLayout
      title={t('uptime.title')}
      text={t('uptime.text')}
      fill
      // Nothing of it is about maintenance.
      actions={
        view !== 'maintenance' &&
        may('update-monitor-settings-v1') && (
          <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => setEditing(true)}>
            {t('uptime.settings.open')}
          </Button>
        )
      }
    >
      <OutboundNote />
      <ViewTabs
        label={t('uptime.title')}
        value={view}
        onChange={next => navigate({ search: next === 'monitors' ? {} : { view: next }, replace: true })}
        views={[
          { value: 'monitors', label: t('uptime.monitors.tab'), content: () => <MonitorList /> },
          { value: 'incidents', label: t('uptime.incidents.tab'), content: () => <IncidentList /> },
          { value: 'maintenance', label: t('uptime.maintenance.tab'), content: () => <MaintenanceList /> },
        ]}
      />
      {editing && <MonitorSettingsDialog onClose={() => setEditing(false)} />}
    </PageLayout>
  );
}
