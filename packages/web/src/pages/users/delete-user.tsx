import { useQueryClient } from '@tanstack/react-query';
import { networkText } from '../../shared/sites/network-text.ts';
import { t } from '../../texts/text.ts';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { showChanged } from './use-site-users.ts';
import type { UserOnSite } from './users-shown.ts';

export function DeleteUser({ user, onClose }: { readonly user: UserOnSite; readonly onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmDestroy
      ability="delete-site-user-v1"
      input={{ site_id_or_domain: user.website_id, user_id: user.id }}
      title={t('users.delete.title', { name: user.username })}
      label={t('users.delete.label')}
      affected={({ username, website_url, posts, network }) => (
        <>
          {t('users.delete.text', { name: username, site: website_url })}{' '}
          {posts > 0 && t('users.delete.posts', { count: posts })}{' '}
          {network && networkText(network, 'would_delete_user')}
        </>
      )}
      onClose={onClose}
      onDone={({ network }) => {
        showChanged(client, user, undefined);
        toast(
          network
            ? t('users.delete.doneNetwork', { network: networkText(network, 'delete_user') })
            : t('users.delete.done'),
        );
      }}
    />
  );
}
