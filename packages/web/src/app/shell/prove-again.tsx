import { Alert, Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goOnProved, type WayToProve, withoutProof } from '../../api/proof.ts';
import { request } from '../../api/request.ts';
import { messageOf, RequestError } from '../../api/request-error.ts';
import { useSession } from '../../api/session.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { needed, useAbilityForm } from '../../ui/forms/form.ts';
import styles from './shell.module.css';

const send = (path: string, body: object) => request(path, { method: 'POST', body, changes: false });

/** Over a page, and whatever dialog is open there: asks for proof of who it is, and then the page goes on. */
export default function ProveAgain({ ways }: { readonly ways: readonly WayToProve[] }) {
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    current?.querySelector<HTMLElement>('input[type=password], button')?.focus();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const withPassword = ways.some(way => way !== 'passkey');
  const withPasskey = ways.includes('passkey') && typeof PublicKeyCredential !== 'undefined';
  return (
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="prove-again"
      onCancel={event => {
        event.preventDefault();
        withoutProof();
      }}
    >
      <h2 id="prove-again" className={styles.againTitle}>
        Confirm that it is you
      </h2>
      <p className={styles.againText}>
        Prove that you are {user.name} to go on. You are then not asked again for 10 minutes, and nothing you typed is
        lost.
      </p>
      {withPassword && <PasswordProof name={user.name} withCode={ways.includes('password_and_code')} />}
      {withPasskey && <PasskeyProof divided={withPassword} />}
      {!withPassword && !withPasskey && (
        <Alert color="red" role="alert">
          This browser can’t use your passkey at this address. Sign out, and sign in where it works.
        </Alert>
      )}
      <Button variant="subtle" fullWidth mt="sm" onClick={withoutProof}>
        Cancel
      </Button>
    </dialog>
  );
}

function PasswordProof({ name, withCode }: { readonly name: string; readonly withCode: boolean }) {
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { password: '', code: '' },
      validateInputOnBlur: false,
      validate: { password: needed('your password'), code: withCode ? needed('the code') : undefined },
    },
    async ({ password, code }) => {
      await send('/web/proof', withCode ? { password, code: code.trim() } : { password });
      goOnProved();
    },
  );
  return (
    <CardForm submitLabel="Confirm" {...rest}>
      {/* For password managers: they keep a password with its user name. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      {withCode && (
        <TextInput
          label="Code"
          description="Six digits that your authenticator app shows, or one of your recovery codes."
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
      )}
    </CardForm>
  );
}

function PasskeyProof({ divided }: { readonly divided: boolean }) {
  const prove = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const optionsJSON = (await send('/web/proof/passkey/options', {})) as Options;
      const response = await startAuthentication({ optionsJSON }).catch(() => {
        throw new RequestError(0, 'canceled', 'No passkey was used. Try again, or use your password.');
      });
      await send('/web/proof/passkey', { response });
      goOnProved();
    },
  });
  return (
    <>
      {divided && <Divider my="md" label="or" />}
      <Button variant="default" fullWidth loading={prove.isPending} onClick={() => prove.mutate()}>
        Use a passkey
      </Button>
      {prove.error && (
        <Alert color="red" role="alert" mt="sm">
          {messageOf(prove.error)}
        </Alert>
      )}
    </>
  );
}
