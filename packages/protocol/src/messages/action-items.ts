import { keyOf, own, partOf, shortText } from '../replies/lenient.ts';

/** An item an action reports on. Empty name and version: it did not exist (docs/wire/actions.md#plugins, docs/wire/actions.md#themes). */
export interface ActionItem {
  slug: string;
  name: string;
  version: string;
}

/** `SUCCESS` is optimistic; the truth is in the embedded sync (docs/wire/README.md#facts). */
export type ActionStatus = 'SUCCESS' | 'FAIL';

export function readActionStatus(reply: unknown): ActionStatus {
  return own(reply, 'status') === 'SUCCESS' ? 'SUCCESS' : 'FAIL';
}

export function readActionItems(value: unknown): ActionItem[] {
  const items = partOf(value, (item, key) => {
    const slug = keyOf(own(item, 'slug')) ?? keyOf(key);
    return slug === undefined
      ? undefined
      : { slug, name: shortText(own(item, 'name')), version: shortText(own(item, 'version')) };
  });
  return items ?? [];
}
