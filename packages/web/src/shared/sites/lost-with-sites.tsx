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
  /** As the dry run has it. */
  readonly lost: Lost | undefined;
}

/** What is lost with sites that are deleted, and what is not. */
export function LostWithSites({ what, lost }: LostWithSitesProps) {
  const stored = (count: number | undefined) => formatNumber(count ?? 0);
  return (
    <FactList
      facts={[
        what,
        ['Stored plugins', stored(lost?.plugins)],
        ['Stored themes', stored(lost?.themes)],
        ['Stored changes', stored(lost?.changes)],
        ['Links to costs', stored(lost?.costs)],
        ['On WordPress', 'all stays as it is; the connection is forgotten'],
      ]}
    />
  );
}
