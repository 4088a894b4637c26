import { t } from '../../../texts/text.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { type Feed, isFeedBusy } from '../feed/use-feed.ts';

interface NothingFoundProps {
  readonly feed: Feed | undefined;
  /** Some filter is set. */
  readonly narrowed: boolean;
}

/** Why the list is empty: that nothing was found is only said where it was looked for. */
export function NothingFound({ feed, narrowed }: NothingFoundProps) {
  if (narrowed) {
    return <Empty title={t('vulnerabilities.list.noMatch')}>{t('vulnerabilities.list.noMatchText')}</Empty>;
  }
  if (!feed || feed.records === 0) {
    return <Empty title={t('vulnerabilities.list.noFeed')}>{t('vulnerabilities.list.noFeedText')}</Empty>;
  }
  if (isFeedBusy(feed)) {
    return <Empty title={t('vulnerabilities.list.looking')}>{t('vulnerabilities.list.lookingText')}</Empty>;
  }
  return (
    <Empty title={t('vulnerabilities.list.none')}>
      {t('vulnerabilities.list.noneText', { records: feed.records })}
    </Empty>
  );
}
