import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip, type Tone } from '../../../ui/text/chip.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from '../vulnerabilities.module.css';
import type { Feed, FeedRead } from './use-feed.ts';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');
const FeedSettingsDialog = lazyDialog(() => import('./feed-settings-dialog.tsx'), 'FeedSettingsDialog');

const TONES: Readonly<Record<Feed['state'], Tone>> = { off: 'quiet', waiting: 'info', current: 'good', failing: 'bad' };

/** Where the vulnerabilities are known from, and whether that can be read. */
export function FeedLine({ feed: { data, error, refetch } }: { readonly feed: FeedRead }) {
  const may = useCan();
  const refresh = useRun('refresh-vulnerability-feed-v1');
  const [open, setOpen] = useState<'settings' | 'shrunk'>();
  const note = error && <ErrorNote error={error} title={t('vulnerabilities.feed.notRead')} onRetry={refetch} />;
  if (!data) return note ?? <div className={styles.feed} aria-busy="true" />;
  const close = () => setOpen(undefined);
  const asked = {
    onSuccess: () => {
      close();
      toast(t('vulnerabilities.feed.refreshed'));
    },
  };
  const shrunk = data.error_code === 'shrunk';
  return (
    <>
      {note}
      <section className={styles.feed} aria-label={t('vulnerabilities.feed.label')}>
        <Chip tone={TONES[data.state]}>{t(`vulnerabilities.feed.states.${data.state}`)}</Chip>
        <span className={styles.feedText}>{feedTexts(data).join(' ')}</span>
        <span className={styles.buttons}>
          {may('refresh-vulnerability-feed-v1') && data.state !== 'off' && (
            <Button
              size="compact-sm"
              variant="default"
              loading={refresh.isPending}
              disabled={data.state === 'waiting'}
              onClick={() =>
                shrunk ? setOpen('shrunk') : refresh.mutate({}, { ...asked, onError: failure => toastError(failure) })
              }
            >
              {t(shrunk ? 'vulnerabilities.feed.shrunk.open' : 'vulnerabilities.feed.refresh')}
            </Button>
          )}
          {may('set-vulnerability-feed-v1') && data.set_by !== 'environment' && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconSettings size={15} />}
              onClick={() => setOpen('settings')}
            >
              {t('vulnerabilities.feed.settings.open')}
            </Button>
          )}
        </span>
      </section>
      {open === 'settings' && <FeedSettingsDialog feed={data} onClose={close} onSaved={refetch} />}
      {open === 'shrunk' && (
        <AskDialog
          title={t('vulnerabilities.feed.shrunk.title')}
          label={t('vulnerabilities.feed.shrunk.accept')}
          busy={refresh.isPending}
          error={refresh.error}
          onGo={() => refresh.mutate({ accept_shrunk: true }, asked)}
          onClose={close}
        >
          {t('vulnerabilities.feed.shrunk.text', { source: data.source ?? '' })}
        </AskDialog>
      )}
    </>
  );
}

/** The state in sentences: what is in force, and what is being done. */
function feedTexts(feed: Feed): string[] {
  const { state, records, read_at, failing_since, error_code, sites_to_match, skipped, set_by } = feed;
  const [source, read] = [feed.source ?? '', read_at === null ? '' : formatDateTime(read_at)];
  const texts: string[] = [];
  if (state === 'off') texts.push(t('vulnerabilities.feed.off'));
  if (state === 'waiting') texts.push(t('vulnerabilities.feed.waiting', { source }));
  if (state === 'current') texts.push(t('vulnerabilities.feed.current', { source, records, read }));
  if (state === 'failing' && error_code !== null && failing_since !== null) {
    const fault = t(`vulnerabilities.feed.faults.${error_code}`);
    texts.push(t('vulnerabilities.feed.failing', { source, since: formatDateTime(failing_since), fault }));
  }
  if (state !== 'current' && records > 0) texts.push(t('vulnerabilities.feed.inForce', { records, read }));
  if (state === 'failing' && records === 0) texts.push(t('vulnerabilities.feed.nothingInForce'));
  if (skipped > 0) texts.push(t('vulnerabilities.feed.skipped', { count: skipped }));
  if (records > 0 && sites_to_match > 0) texts.push(t('vulnerabilities.feed.matching', { count: sites_to_match }));
  if (set_by === 'environment') texts.push(t('vulnerabilities.feed.fixed'));
  return texts;
}
