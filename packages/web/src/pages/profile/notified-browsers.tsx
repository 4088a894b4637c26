import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import { hasCode } from '../../api/request-error.ts';
import { useRead, useRun } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';
import { lastErrorText, testErrorText } from '../../shared/last-error-text.ts';
import { useActions } from '../../shared/palette-store.ts';
import { ownFingerprint } from '../../shared/push/subscribe-push.ts';
import { useSubscribe } from '../../shared/push/use-subscribe.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast, toastError, toastProblem } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { AccountRow } from './account-row.tsx';
import { browserName } from './browser-name.ts';
import styles from './profile.module.css';

type NotifiedBrowser = Output<'list-push-browsers-v1'>['items'][number];

/** Which of the browsers this one is. */
const thisBrowser = { queryKey: ['own-push-fingerprint'], queryFn: ownFingerprint };

/** The browsers of the person that show notifications. */
export function NotifiedBrowsers() {
  const { data, error, refetch } = useRead('list-push-browsers-v1', {});
  const { data: rules } = useRead('list-alarm-rules-v1', { per_page: MOST_PER_PAGE });
  const { data: own } = useQuery(thisBrowser);
  const { turnOn, busy } = useTurnOn();
  const browsers = data?.items ?? [];
  const isOn = browsers.some(({ fingerprint, gone }) => fingerprint === own && !gone);
  const isSilent = rules !== undefined && !rules.items.some(({ enabled, tell_browsers }) => enabled && tell_browsers);
  useActions([data && !isOn && { id: 'notify-browser', label: t('profile.notified.turnOn'), run: turnOn }]);
  return (
    <Panel title={t('profile.notified.title')}>
      <p className={styles.text}>
        {t('profile.notified.text')}
        {isSilent && ` ${t('profile.notified.noRule')}`}
      </p>
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={60} />}
      {browsers.length > 0 && (
        <ul className={styles.rows}>
          {browsers.map(browser => (
            <AccountRow
              key={browser.id}
              title={
                <>
                  {browser.name} {browser.fingerprint === own && <Chip tone="good">{t('profile.sessions.this')}</Chip>}
                </>
              }
              note={<BrowserNote browser={browser} />}
              action={<BrowserActions browser={browser} />}
            />
          ))}
        </ul>
      )}
      {data && !isOn && (
        <Button variant="default" loading={busy} onClick={turnOn}>
          {t('profile.notified.turnOn')}
        </Button>
      )}
    </Panel>
  );
}

function useTurnOn() {
  const add = useRun('add-push-browser-v1');
  const subscribe = useSubscribe();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    try {
      const done = await subscribe();
      if ('refusal' in done) return toastProblem(done.refusal);
      await add.mutateAsync({ name: browserName(navigator.userAgent), language: LANGUAGE, ...done.subscription });
      toast(t('profile.notified.on'));
    } catch (error) {
      if (hasCode(error, 'already_exists')) toastProblem(t('profile.notified.full'));
      else toastError(error);
    } finally {
      setBusy(false);
      void askAgain({ queryKey: thisBrowser.queryKey });
    }
  };
  return { turnOn: () => void turnOn(), busy };
}

function BrowserNote({ browser }: { readonly browser: NotifiedBrowser }) {
  const { gone, last_error, added, last_success } = browser;
  if (gone) return t('profile.notified.gone');
  if (last_error !== null) return t('profile.notified.failed', { error: lastErrorText(browser) });
  return rich('profile.notified.note', {
    added: <Ago key="added" at={added} />,
    last: <Ago key="last" at={last_success} />,
  });
}

function BrowserActions({ browser: { id, name, gone } }: { readonly browser: NotifiedBrowser }) {
  const test = useRun('test-push-browser-v1');
  const remove = useRun('remove-push-browser-v1');
  const sendTest = () =>
    test.mutate(
      { browser_id: id },
      {
        onSuccess: outcome =>
          outcome.delivered
            ? toast(t('profile.notified.tested'))
            : toastProblem(testErrorText(outcome), t('profile.notified.notTested')),
        onError: problem => toastError(problem),
      },
    );
  const turnOff = () =>
    remove.mutate(
      { browser_id: id },
      {
        onSuccess: () => toast(t('profile.notified.removed', { name })),
        onError: problem => toastError(problem),
      },
    );
  return (
    <>
      {!gone && (
        <Button
          size="xs"
          variant="default"
          loading={test.isPending}
          aria-label={t('profile.notified.testOne', { name })}
          onClick={sendTest}
        >
          {t('profile.notified.test')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        loading={remove.isPending}
        aria-label={t('profile.notified.removeOne', { name })}
        onClick={turnOff}
      >
        {t('profile.notified.remove')}
      </Button>
    </>
  );
}
