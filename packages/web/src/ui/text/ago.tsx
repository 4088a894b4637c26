import { t } from '../../texts/text.ts';
import { formatAgo } from './format.ts';

/** How long ago something happened; for the pointer, `WholeText` adds the exact time. */
export function Ago({
  at,
  never = t('common.never'),
}: {
  readonly at: string | null | undefined;
  readonly never?: string;
}) {
  if (!at) return <span className="quiet">{never}</span>;
  return (
    <time dateTime={at} data-ago>
      {formatAgo(at)}
    </time>
  );
}
