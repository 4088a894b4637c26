import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { useActions } from '../../shared/palette-store.ts';
import { lazyPatchDialog } from '../../shared/vulnerabilities/act/lazy-patch-dialog.ts';
import { t } from '../../texts/text.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { ViewTabs } from '../../ui/layout/view-tabs.tsx';
import { FeedLine } from './feed/feed-line.tsx';
import { useFeed } from './feed/use-feed.ts';
import { IgnoredList } from './ignored/ignored-list.tsx';
import { VulnerabilityList } from './list/vulnerability-list.tsx';

const PatchDialog = lazyPatchDialog();

const route = getRouteApi('/app/vulnerabilities');

/** Known vulnerabilities of what is installed on the sites, where they are known from, and what can be done. */
export function VulnerabilitiesPage() {
  const { view = 'list' } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const feed = useFeed();
  const [patching, setPatching] = useState(false);
  const patch = { id: 'patch-all', label: t('vulnerabilities.patch.all'), run: () => setPatching(true) };
  // Without records there is nothing to patch, and something else to do first.
  const canPatch = may('patch-vulnerabilities-v1') && !(feed.data && !feed.data.records);
  useActions([canPatch && patch]);
  return (
    <PageLayout
      title={t('vulnerabilities.title')}
      text={t('vulnerabilities.text')}
      fill
      actions={canPatch && <Button onClick={patch.run}>{patch.label}</Button>}
    >
      <FeedLine feed={feed} />
      <ViewTabs
        label={t('vulnerabilities.title')}
        value={view}
        onChange={next => navigate({ search: next === 'list' ? {} : { view: next }, replace: true })}
        views={[
          { value: 'list', label: t('vulnerabilities.list.tab'), content: () => <VulnerabilityList feed={feed} /> },
          { value: 'ignored', label: t('vulnerabilities.ignored.tab'), content: () => <IgnoredList /> },
        ]}
      />
      {patching && (
        <PatchDialog title={t('vulnerabilities.patch.allTitle')} target={{}} onClose={() => setPatching(false)} />
      )}
    </PageLayout>
  );
}
