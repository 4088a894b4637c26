import { t } from '../../texts/text.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatNumber } from '../../ui/text/format.ts';

interface Lost {
  readonly plugins?: number;
  readonly themes?: number;
  readonly changes?: number;
  readonly costs?: number;
}

interface LostWithSitesProps {
  /** `Site` and its address, or `Sites` and how many. */
  readonly what: readonly [label: string, value: string];
  /** As returned by the dry run. */
  readonly lost: Lost | undefined;
}

/** What is lost when sites are deleted, and what is not. */
export function LostWithSites({ what, lost }: LostWithSitesProps) {
  const stored = (count: number | undefined) => formatNumber(count ?? 0);
  return (
    <FactList
      facts={[
        what,
        [t('shared.lost.plugins'), stored(lost?.plugins)],
        [t('shared.lost.themes'), stored(lost?.themes)],
        [t('shared.lost.changes'), stored(lost?.changes)],
        [t('shared.lost.costs'), stored(lost?.costs)],
        [t('shared.lost.wordpress'), t('shared.lost.stays')],
      ]}
    />
  );
}
