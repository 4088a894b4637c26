import { t } from '../../texts/text.ts';
import { formatAgo, formatDateTime } from './format.ts';

/** How long ago something happened, with the exact time as a tooltip. */
export function Ago({
  at,
  never = t('common.never'),
}: {
  readonly at: string | null | undefined;
  readonly never?: string;
}) {
  if (!at) return <span className="quiet">{never}</span>;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  );
}
