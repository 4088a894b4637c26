import { useNavigate } from '@tanstack/react-router';
import { LostWithSites } from '../../shared/sites/lost-with-sites.tsx';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast, toastLeftToDo } from '../../ui/feedback/toast.ts';

export function DeleteSite({ site, onClose }: { readonly site: ListedSite; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return (
    <ConfirmDestroy
      ability="delete-site-v1"
      input={{ site_id_or_domain: site.id }}
      title={`Delete “${site.name}”`}
      label="Delete site"
      affected={({ site_url, would_delete: lost }) => <LostWithSites what={['Site', site_url]} lost={lost} />}
      onClose={onClose}
      onDone={({ message }) => {
        const done = `${site.name} is deleted`;
        if (message === undefined) toast(done);
        else toastLeftToDo(message, done);
        if (stillHere()) void navigate({ to: '/sites' });
      }}
    />
  );
}
