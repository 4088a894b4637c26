import { Button } from '@mantine/core';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError } from '../../ui/feedback/toast.ts';

/** Stores the address that a site redirects to, after the server has checked it. */
export function useFollowRedirect(site: ListedSite) {
  const follow = useRun('follow-site-redirect-v1');
  const run = () =>
    follow.mutate(
      { site_id_or_domain: site.id },
      { onSuccess: ({ url }) => toast(t('site.redirect.done', { url })), onError: error => toastError(error) },
    );
  return { run, busy: follow.isPending };
}

/** Works with one click if the last sync was redirected. */
export function FollowRedirect({ site }: { readonly site: ListedSite }) {
  const may = useCan();
  const { run, busy } = useFollowRedirect(site);
  if (!may('follow-site-redirect-v1') || site.status === 'suspended') return null;
  if (site.sync_error?.cause !== 'redirected') return null;
  return (
    <Button mt="xs" size="xs" variant="default" loading={busy} onClick={run}>
      {t('site.redirect.label')}
    </Button>
  );
}
