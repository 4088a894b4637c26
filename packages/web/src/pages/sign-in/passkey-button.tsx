import { Alert, Button, Divider } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { hasCode, messageOf, RequestError } from '../../api/request-error.ts';
import type { BrowserSession } from '../../api/session.ts';
import { t } from '../../texts/text.ts';

/** Sign-in without a password, if the browser supports it. */
export function PasskeyButton({ onDone }: { readonly onDone: (session: BrowserSession) => Promise<void> | void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await request<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
        '/web/passkey/options',
        { method: 'POST', body: {}, changes: false },
      );
      const response = await startAuthentication({ optionsJSON }).catch(() => {
        throw new RequestError(0, 'canceled', t('sign-in.noPasskeyUsed'));
      });
      await onDone(
        await request<BrowserSession>('/web/passkey', { method: 'POST', body: { response }, changes: false }),
      );
    },
  });
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <>
      <Divider my="md" label={t('sign-in.or')} />
      <Button variant="default" fullWidth loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('sign-in.passkey')}
      </Button>
      {signIn.error && (
        <Alert color="red" role="alert" mt="sm">
          {hasCode(signIn.error, 'incorrect_password') ? t('api.passkeyRefused') : messageOf(signIn.error)}
        </Alert>
      )}
    </>
  );
}
