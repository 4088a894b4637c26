import { useNavigate } from '@tanstack/react-router';
import { ConfirmDestroy } from '../../ui/confirm-destroy.tsx';
import { formatNumber } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import type { Site } from '../sites/site-type.ts';

export function DeleteSite({ site, onClose }: { readonly site: Site; readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDestroy
      ability="delete-site-v1"
      input={{ site_id_or_domain: site.id }}
      title={`Delete “${site.name}”`}
      label="Delete site"
      affected={({ site_url, would_delete: lost }) => (
        <dl>
          <dt>Site</dt>
          <dd>{site_url}</dd>
          <dt>Stored plugins</dt>
          <dd>{formatNumber(lost?.plugins ?? 0)}</dd>
          <dt>Stored themes</dt>
          <dd>{formatNumber(lost?.themes ?? 0)}</dd>
          <dt>Stored changes</dt>
          <dd>{formatNumber(lost?.changes ?? 0)}</dd>
          <dt>Links to costs</dt>
          <dd>{formatNumber(lost?.costs ?? 0)}</dd>
          <dt>The site itself</dt>
          <dd>stays as it is, and forgets our key</dd>
        </dl>
      )}
      onClose={onClose}
      onDone={() => {
        toast(`${site.name} is deleted`);
        void navigate({ to: '/sites' });
      }}
    />
  );
}
