import { Alert, Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { goOnProved, type WayToProve, withoutProof } from '../../api/proof.ts';
import { request } from '../../api/request.ts';
import { hasCode, messageOf, RequestError } from '../../api/request-error.ts';
import { useSession } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import styles from './shell.module.css';
import { useModal } from './use-modal.ts';

const send = (path: string, body: object) => request(path, { method: 'POST', body, changes: false });

/** Opens over a page and its dialogs: asks for proof, after which the page continues. */
export default function ProveAgain({ ways }: { readonly ways: readonly WayToProve[] }) {
  const { user } = useSession();
  const dialog = useModal('input[type=password], button');
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
        {t('app.proof.title')}
      </h2>
      <p className={styles.againText}>{t('app.proof.text', { name: user.name })}</p>
      {withPassword && <PasswordProof name={user.name} withCode={ways.includes('password_and_code')} />}
      {withPasskey && <PasskeyProof divided={withPassword} />}
      {!withPassword && !withPasskey && (
        <Alert color="red" role="alert">
          {t('app.proof.noPasskey')}
        </Alert>
      )}
      <Button variant="subtle" fullWidth mt="sm" onClick={withoutProof}>
        {t('common.cancel')}
      </Button>
    </dialog>
  );
}

function PasswordProof({ name, withCode }: { readonly name: string; readonly withCode: boolean }) {
  const { form, ...rest } = useAbilityForm(
    {
      initialValues: { password: '', code: '' },
      validateInputOnBlur: false,
      validate: {
        password: neededText('app.proof.needPassword'),
        code: withCode ? neededText('app.proof.needCode') : undefined,
      },
    },
    async ({ password, code }) => {
      await send('/web/proof', withCode ? { password, code: code.trim() } : { password });
      goOnProved();
    },
  );
  return (
    <CardForm submitLabel={t('app.proof.confirm')} {...rest}>
      {/* For password managers: they save a password with its user name. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordInput label={t('common.password')} autoComplete="current-password" {...form.getInputProps('password')} />
      {withCode && (
        <TextInput
          label={t('app.proof.code')}
          description={t('app.proof.codeHint')}
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
        throw new RequestError(0, 'canceled', t('app.proof.noPasskeyUsed'));
      });
      await send('/web/proof/passkey', { response });
      goOnProved();
    },
  });
  return (
    <>
      {divided && <Divider my="md" label={t('app.proof.or')} />}
      <Button variant="default" fullWidth loading={prove.isPending} onClick={() => prove.mutate()}>
        {t('app.proof.passkey')}
      </Button>
      {prove.error && (
        <Alert color="red" role="alert" mt="sm">
          {hasCode(prove.error, 'incorrect_password') ? t('api.passkeyRefused') : messageOf(prove.error)}
        </Alert>
      )}
    </>
  );
}
