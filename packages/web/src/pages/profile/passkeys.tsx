import { Button } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { AccountRow, Lifetime } from './account-row.tsx';
import { DeleteButton } from './delete-button.tsx';
import styles from './profile.module.css';
import { changeProfile, type Passkey } from './profile.ts';

const AddPasskey = lazyDialog(() => import('./add-passkey.tsx'), 'AddPasskey');
const AskFirst = lazyDialog(() => import('./ask-first.tsx'), 'AskFirst');

type Dialog = { readonly kind: 'add' } | { readonly kind: 'delete'; readonly passkey: Passkey };

/** Sign-in without a password: with the lock of the phone or computer, or a security key. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const supported = browserSupportsWebAuthn();
  const add = () => setDialog({ kind: 'add' });
  useActions([supported && { id: 'add-passkey', label: t('app.palette.act.addPasskey'), run: add }]);
  const remove = async (id: number) => {
    await changeProfile('/passkeys/delete', { id });
    toast(t('profile.passkeys.delete.done'));
    close();
  };
  return (
    <Panel title={t('profile.passkeys.title')}>
      <p className={styles.text}>
        {t('profile.passkeys.text')}
        {!supported && ` ${t('profile.passkeys.unsupported')}`}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map(passkey => (
            <AccountRow
              key={passkey.id}
              title={passkey.name}
              note={<Lifetime {...passkey} />}
              action={
                <DeleteButton
                  label={t('profile.passkeys.delete.one', { name: passkey.name })}
                  onClick={() => setDialog({ kind: 'delete', passkey })}
                />
              }
            />
          ))}
        </ul>
      )}
      <Button variant="default" disabled={!supported} onClick={add}>
        {t('profile.passkeys.add')}
      </Button>
      {dialog?.kind === 'add' && <AddPasskey onClose={close} />}
      {dialog?.kind === 'delete' && (
        <AskFirst
          danger
          title={t('profile.passkeys.delete.title', { name: dialog.passkey.name })}
          label={t('profile.passkeys.delete.label')}
          onClose={close}
          onGo={() => remove(dialog.passkey.id)}
        >
          <div>{t('profile.passkeys.delete.text')}</div>
        </AskFirst>
      )}
    </Panel>
  );
}
