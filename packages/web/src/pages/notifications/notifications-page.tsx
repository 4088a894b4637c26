import { getRouteApi } from '@tanstack/react-router';
import { guarded } from '../../shared/guarded.tsx';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { ChannelsView } from './channels/channels-view.tsx';
import { DeliveriesView } from './deliveries/deliveries-view.tsx';
import { EventsView } from './events/events-view.tsx';
import { RulesView } from './rules/rules-view.tsx';

const route = getRouteApi('/app/notifications');

/** Who is told of what, and whether it arrived. */
export const NotificationsPage = guarded('app.navigation.pages.notifications', 'list-channels-v1', Notifications);

function Notifications() {
  const { view = 'channels' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <PageLayout title={t('notifications.title')} text={t('notifications.text')} fill>
      <ViewTabs
        label={t('notifications.title')}
        value={view}
        onChange={next => navigate({ search: next === 'channels' ? {} : { view: next }, replace: true })}
        views={[
          { value: 'channels', label: t('notifications.channels.tab'), content: () => <ChannelsView /> },
          { value: 'rules', label: t('notifications.rules.tab'), content: () => <RulesView /> },
          { value: 'deliveries', label: t('notifications.deliveries.tab'), content: () => <DeliveriesView /> },
          { value: 'events', label: t('notifications.events.tab'), content: () => <EventsView /> },
        ]}
      />
    </PageLayout>
  );
}
