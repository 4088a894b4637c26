import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDestroy } from '../../ui/dialogs/confirm-destroy.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { quantity } from '../../ui/text/format.ts';
import { showChanged } from './use-site-users.ts';
import type { UserOnSite } from './users-shown.ts';

export function DeleteUser({ user, onClose }: { readonly user: UserOnSite; readonly onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmDestroy
      ability="delete-site-user-v1"
      input={{ site_id_or_domain: user.website_id, user_id: user.id }}
      title={`Delete ${user.username}`}
      label="Delete user"
      affected={({ username, website_url, posts, network }) => (
        <>
          {username} will be deleted on {website_url}.{' '}
          {posts > 0 && `${quantity(posts, ['post goes', 'posts go'])} to the administrator that the connection uses.`}{' '}
          {network}
        </>
      )}
      onClose={onClose}
      onDone={({ network }) => {
        showChanged(client, user, undefined);
        toast(network ? `User deleted. ${network}` : 'User deleted');
      }}
    />
  );
}
