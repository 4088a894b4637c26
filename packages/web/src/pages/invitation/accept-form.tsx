import { Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import type { BrowserSession } from '../../api/session.ts';
import { ROLE_NAMES } from '../../shared/people/role-names.ts';
import { t } from '../../texts/text.ts';
import { CardForm } from '../../ui/forms/card-form.tsx';
import { neededText, useAbilityForm } from '../../ui/forms/form.ts';
import { longEnough } from '../../ui/forms/password.ts';
import { Card } from '../../ui/layout/card.tsx';
import { formatDateTime } from '../../ui/text/format.ts';
import type { GivenInvitation } from './given-invitation.ts';

interface Props {
  readonly token: string;
  readonly invitation: GivenInvitation & { readonly state: 'pending' };
  readonly onDone: (session: BrowserSession) => Promise<void>;
}

export function AcceptForm({ token, invitation, onDone }: Props) {
  const { role, expires } = invitation;
  const [way, setWay] = useState<'password' | 'passkey'>('password');
  const [refused, setRefused] = useState<string>();
  const open = invitation.name === null;
  const withPasskey = way === 'passkey';
  const { form, problem, ...rest } = useAbilityForm(
    {
      initialValues: { name: invitation.name ?? '', password: '' },
      validate: {
        name: neededText('invitation.needName'),
        password: value => (withPasskey ? null : longEnough(value)),
      },
    },
    async ({ name, password }) => {
      setRefused(undefined);
      const given = { token, ...(open ? { name } : {}) };
      if (!withPasskey) return onDone(await send('/accept', { ...given, password }));
      const response = await makePasskey(given).catch((error: unknown) => {
        if (error instanceof NoPasskey) setRefused(t('invitation.noPasskey'));
        else throw error;
      });
      if (response)
        await onDone(await send('/passkey', { ...given, passkey_name: t('invitation.thisDevice'), response }));
    },
  );
  const other = () => {
    setRefused(undefined);
    form.clearErrors();
    setWay(withPasskey ? 'password' : 'passkey');
  };
  return (
    <Card title={t('invitation.title')}>
      <p>{t('invitation.text', { role: ROLE_NAMES[role], expires: formatDateTime(expires) })}</p>
      <CardForm
        submitLabel={t(withPasskey ? 'invitation.submitPasskey' : 'invitation.submit')}
        problem={refused ?? problem}
        after={
          typeof PublicKeyCredential !== 'undefined' && (
            <>
              <Divider label={t('invitation.or')} />
              <Button variant="default" fullWidth onClick={other}>
                {t(withPasskey ? 'invitation.withPassword' : 'invitation.withPasskey')}
              </Button>
            </>
          )
        }
        {...rest}
      >
        <TextInput
          label={t('invitation.name')}
          description={t(open ? 'invitation.nameHint' : 'invitation.nameGiven')}
          readOnly={!open}
          autoComplete="username"
          maxLength={60}
          {...form.getInputProps('name')}
        />
        {withPasskey ? (
          <div className="quiet">{t('invitation.passkeyHint')}</div>
        ) : (
          <PasswordInput
            label={t('common.password')}
            description={t('invitation.passwordHint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        )}
      </CardForm>
    </Card>
  );
}

class NoPasskey extends Error {}

const send = (path: string, body: object) =>
  request<BrowserSession>(`/web/invitation${path}`, { method: 'POST', body, evenSignedOut: true });

/** @throws NoPasskey if the browser made none. */
async function makePasskey(given: object) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await request<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    '/web/invitation/passkey/options',
    { method: 'POST', body: given, changes: false },
  );
  return startRegistration({ optionsJSON }).catch(() => {
    throw new NoPasskey();
  });
}
