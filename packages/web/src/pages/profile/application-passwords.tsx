import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { AccountRow, Lifetime } from './account-row.tsx';
import { DeleteButton } from './delete-button.tsx';
import styles from './profile.module.css';

const AddApplicationPassword = lazyDialog(() => import('./add-application-password.tsx'), 'AddApplicationPassword');
const NewPassword = lazyDialog(() => import('./new-password.tsx'), 'NewPassword');
const ConfirmDestroy = lazyDialog(() => import('../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');

type Password = Output<'list-application-passwords-v1'>['items'][number];
type Made = Output<'add-application-password-v1'>;
type Dialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'delete'; readonly password: Password };

/** Passwords for programs that act on behalf of the person, with the same role. */
export function ApplicationPasswords() {
  const { data, error, refetch } = useRead('list-application-passwords-v1', {});
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  useActions([{ id: 'add-application-password', label: t('app.palette.act.addPassword'), run: add }]);
  return (
    <Panel title={t('profile.programs.title')}>
      <p className={styles.text}>{t('profile.programs.text')}</p>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={60} />}
      {data && data.items.length > 0 && (
        <ul className={styles.rows}>
          {data.items.map(password => (
            <AccountRow
              key={password.id}
              title={password.name}
              note={<Lifetime {...password} />}
              action={
                <DeleteButton
                  label={t('profile.programs.delete.one', { name: password.name })}
                  onClick={() => setDialog({ kind: 'delete', password })}
                />
              }
            />
          ))}
        </ul>
      )}
      <Button variant="default" onClick={add}>
        {t('profile.programs.add')}
      </Button>
      {dialog?.kind === 'add' && (
        <AddApplicationPassword onClose={close} onMade={made => setDialog({ kind: 'made', made })} />
      )}
      {dialog?.kind === 'made' && <NewPassword made={dialog.made} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-application-password-v1"
          input={{ password_id: dialog.password.id }}
          title={t('profile.programs.delete.title', { name: dialog.password.name })}
          label={t('profile.programs.delete.label')}
          affected={({ password }) => t('profile.programs.delete.text', { name: password.name })}
          onClose={close}
          onDone={() => toast(t('profile.programs.delete.done'))}
        />
      )}
    </Panel>
  );
}
