import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { quantity } from '../../ui/text/format.ts';
import { AskFirst } from './ask-first.tsx';
import { ConfirmCode, type Enrolment } from './confirm-code.tsx';
import styles from './profile.module.css';
import { changeProfile, type OwnProfile } from './profile.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly kind: 'begin' | 'renew' | 'disable' }
  | { readonly kind: 'confirm'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };
interface Codes {
  readonly recovery_codes: readonly string[];
}

/** Codes of an authenticator app besides the password. */
export function SecondFactor({ enabled, recovery_codes_left }: OwnProfile['second_factor']) {
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const begin = async () => setStep({ kind: 'confirm', enrolment: await changeProfile<Enrolment>('/second-factor') });
  const confirm = async (code: string) => {
    const { recovery_codes } = await changeProfile<Codes>('/second-factor/confirm', { code });
    toast('Second factor switched on');
    setStep({ kind: 'codes', codes: recovery_codes });
  };
  const renew = async () => {
    const { recovery_codes } = await changeProfile<Codes>('/second-factor/recovery-codes');
    setStep({ kind: 'codes', codes: recovery_codes });
  };
  const disable = async () => {
    await changeProfile('/second-factor/disable');
    toast('Second factor switched off');
    close();
  };
  return (
    <Panel title="Second factor" aside={enabled ? <Chip tone="good">On</Chip> : <Chip>Off</Chip>}>
      <p className={styles.text}>
        {enabled
          ? `Signing in asks for a code of your authenticator app. ${quantity(recovery_codes_left, ['recovery code is', 'recovery codes are'])} left.`
          : 'Signing in then asks for a code of an authenticator app as well, so that your password alone lets nobody in.'}
      </p>
      <Group gap="xs">
        {enabled ? (
          <>
            <Button variant="default" onClick={() => setStep({ kind: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="light" color="red" onClick={() => setStep({ kind: 'disable' })}>
              Switch off
            </Button>
          </>
        ) : (
          <Button onClick={() => setStep({ kind: 'begin' })}>Set up</Button>
        )}
      </Group>
      {step?.kind === 'begin' && (
        <AskFirst title="Set up the second factor" label="Go on" onClose={close} onGo={begin}>
          <div>You need an authenticator app on your phone or computer. Your other browsers are signed out.</div>
        </AskFirst>
      )}
      {step?.kind === 'confirm' && <ConfirmCode enrolment={step.enrolment} onClose={close} onCode={confirm} />}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
      {step?.kind === 'renew' && (
        <AskFirst title="New recovery codes" label="Make new codes" onClose={close} onGo={renew}>
          <div>The codes you have stop working.</div>
        </AskFirst>
      )}
      {step?.kind === 'disable' && (
        <AskFirst danger title="Switch the second factor off" label="Switch off" onClose={close} onGo={disable}>
          <div>Your password alone is then enough to sign in.</div>
        </AskFirst>
      )}
    </Panel>
  );
}
