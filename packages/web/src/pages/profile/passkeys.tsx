import { Button } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useActions } from '../../shared/palette-store.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AccountRow, Lifetime } from './account-row.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AskFirst } from './ask-first.tsx';
import { DeleteButton } from './delete-button.tsx';
import styles from './profile.module.css';
import { changeProfile, type Passkey } from './profile.ts';

type Dialog = { readonly kind: 'add' } | { readonly kind: 'delete'; readonly passkey: Passkey };

/** Signing in without a password: with the lock of the phone or computer, or a security key. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const supported = browserSupportsWebAuthn();
  const add = () => setDialog({ kind: 'add' });
  useActions([supported && { id: 'add-passkey', label: 'Add passkey', run: add }]);
  const remove = async (id: number) => {
    await changeProfile('/passkeys/delete', { id });
    toast('Passkey deleted');
    close();
  };
  return (
    <Panel title="Passkeys">
      <p className={styles.text}>
        A passkey lets you in with the lock of your device: no password, no code.
        {!supported && ' This browser can’t, or not at this address: passkeys need https and a name.'}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map(passkey => (
            <AccountRow
              key={passkey.id}
              title={passkey.name}
              note={<Lifetime {...passkey} />}
              action={
                <DeleteButton what={`passkey ${passkey.name}`} onClick={() => setDialog({ kind: 'delete', passkey })} />
              }
            />
          ))}
        </ul>
      )}
      <Button variant="default" disabled={!supported} onClick={add}>
        Add passkey
      </Button>
      {dialog?.kind === 'add' && <AddPasskey onClose={close} />}
      {dialog?.kind === 'delete' && (
        <AskFirst
          danger
          title={`Delete passkey “${dialog.passkey.name}”`}
          label="Delete passkey"
          onClose={close}
          onGo={() => remove(dialog.passkey.id)}
        >
          <div>It no longer lets you in. Delete it on the device too.</div>
        </AskFirst>
      )}
    </Panel>
  );
}
