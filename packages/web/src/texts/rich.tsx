import { Children, type ReactNode } from 'react';
import { formatOf } from './text.ts';
import type { TextId } from './text-id.ts';

/** Replaces `{name}`, or wraps the content of `<name>…</name>`. */
type Part = ReactNode | ((inside: ReactNode) => ReactNode);

const bold: Part = inside => <b>{inside}</b>;

/**
 * A text that contains elements: `Delete <b>{site}</b> and <link>its costs</link>`. Inserted values are never read as
 * markup. `<b>` is known.
 */
export function rich(id: TextId, parts: Readonly<Record<string, Part>> = {}): ReactNode {
  const format = formatOf(id);
  if (typeof format === 'string') return format;
  const made = format.format<ReactNode>({ b: bold, ...parts } as never);
  return Array.isArray(made) ? Children.toArray(made) : made;
}
