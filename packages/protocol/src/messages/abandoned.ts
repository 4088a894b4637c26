import { countOf, keyOf, own, partOf, shortText } from '../replies/lenient.ts';

/** An installed item without an update on wordpress.org for a long time (docs/wire/sync.md#abandoned-items). */
export interface AbandonedItem {
  /** Plugin file, or stylesheet of a theme. */
  slug: string;
  name: string;
  version: string;
  /** Epoch seconds. */
  lastUpdated: number;
}

export function readAbandoned(value: unknown): AbandonedItem[] | undefined {
  return partOf(
    value,
    (item, key) => {
      const slug = keyOf(key);
      const lastUpdated = countOf(own(item, 'last_updated'));
      if (slug === undefined || lastUpdated === undefined) return undefined;
      return {
        slug,
        name: shortText(own(item, 'Name')) || slug,
        version: shortText(own(item, 'Version')),
        lastUpdated,
      };
    },
    'abandoned items',
  );
}
