import { formatAgo, formatDateTime } from './format.ts';

/** How long ago something was, with the exact time to point at. */
export function Ago({ at, never = 'never' }: { readonly at: string | null | undefined; readonly never?: string }) {
  if (!at) return <span className="quiet">{never}</span>;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  );
}
