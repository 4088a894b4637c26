import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import type { Enrolment } from './confirm-code.tsx';
import styles from './profile.module.css';
import { changeProfile, type OwnProfile } from './profile.ts';

const AskFirst = lazyDialog(() => import('./ask-first.tsx'), 'AskFirst');
const RecoveryCodes = lazyDialog(() => import('./recovery-codes.tsx'), 'RecoveryCodes');
const ConfirmCode = lazyDialog(() => import('./confirm-code.tsx'), 'ConfirmCode');

type Step =
  | { readonly kind: 'begin' | 'renew' | 'disable' }
  | { readonly kind: 'confirm'; readonly enrolment: Enrolment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };
interface Codes {
  readonly recovery_codes: readonly string[];
}

/** Codes of an authenticator app in addition to the password. */
export function SecondFactor({ enabled, recovery_codes_left }: OwnProfile['second_factor']) {
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const begin = async () => setStep({ kind: 'confirm', enrolment: await changeProfile<Enrolment>('/second-factor') });
  const confirm = async (code: string) => {
    const { recovery_codes } = await changeProfile<Codes>('/second-factor/confirm', { code });
    toast(t('profile.factor.on'));
    setStep({ kind: 'codes', codes: recovery_codes });
  };
  const renew = async () => {
    const { recovery_codes } = await changeProfile<Codes>('/second-factor/recovery-codes');
    setStep({ kind: 'codes', codes: recovery_codes });
  };
  const disable = async () => {
    await changeProfile('/second-factor/disable');
    toast(t('profile.factor.off'));
    close();
  };
  return (
    <Panel
      title={t('profile.factor.title')}
      aside={
        <Chip tone={enabled ? 'good' : undefined}>{t(enabled ? 'profile.factor.isOn' : 'profile.factor.isOff')}</Chip>
      }
    >
      <p className={styles.text}>
        {enabled ? t('profile.factor.textOn', { count: recovery_codes_left }) : t('profile.factor.textOff')}
      </p>
      <Group gap="xs">
        {enabled ? (
          <>
            <Button variant="default" onClick={() => setStep({ kind: 'renew' })}>
              {t('profile.factor.renew')}
            </Button>
            <Button variant="light" color="red" onClick={() => setStep({ kind: 'disable' })}>
              {t('profile.factor.switchOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setStep({ kind: 'begin' })}>{t('profile.factor.setUp')}</Button>
        )}
      </Group>
      {step?.kind === 'begin' && (
        <AskFirst
          title={t('profile.factor.setUpTitle')}
          label={t('profile.factor.continue')}
          onClose={close}
          onGo={begin}
        >
          <div>{t('profile.factor.setUpText')}</div>
        </AskFirst>
      )}
      {step?.kind === 'confirm' && <ConfirmCode enrolment={step.enrolment} onClose={close} onCode={confirm} />}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
      {step?.kind === 'renew' && (
        <AskFirst
          title={t('profile.factor.renewTitle')}
          label={t('profile.factor.renewLabel')}
          onClose={close}
          onGo={renew}
        >
          <div>{t('profile.factor.renewText')}</div>
        </AskFirst>
      )}
      {step?.kind === 'disable' && (
        <AskFirst
          danger
          title={t('profile.factor.switchOffTitle')}
          label={t('profile.factor.switchOff')}
          onClose={close}
          onGo={disable}
        >
          <div>{t('profile.factor.switchOffText')}</div>
        </AskFirst>
      )}
    </Panel>
  );
}
