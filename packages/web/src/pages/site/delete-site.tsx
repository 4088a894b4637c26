import { useNavigate } from '@tanstack/react-router';
import { LostWithSites } from '../../shared/sites/lost-with-sites.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast, toastLeftToDo } from '../../ui/feedback/toast.ts';

export function DeleteSite({ site, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return (
    <ConfirmDestroy
      ability="delete-site-v1"
      input={{ site_id_or_domain: site.id }}
      title={t('site.delete.title', { name: site.name })}
      label={t('site.delete.label')}
      affected={({ site_url, would_delete: lost }) => <LostWithSites what={[t('common.site'), site_url]} lost={lost} />}
      onClose={onClose}
      onDone={({ message }) => {
        const done = t('site.delete.done', { name: site.name });
        if (message === undefined) toast(done);
        else toastLeftToDo(t('site.delete.stillLinked'), done);
        if (stillHere()) void navigate({ to: '/sites' });
      }}
    />
  );
}
