import type { Static } from 'typebox';
import { AppError } from '../../../kernel/errors.ts';
import { typeOfGroup, typesOfGroups, type UpdateGroup } from '../../updates/index.ts';
import type { itemsInputSchema } from '../run.schemas.ts';
import type { RunTarget } from './run-target.store.ts';

interface Given {
  readonly type: readonly ('all' | UpdateGroup)[] | undefined;
  readonly slugs: readonly string[] | undefined;
  readonly items: Static<typeof itemsInputSchema> | undefined;
}

/**
 * Which updates a caller has chosen: by type and slug, or exactly these items. Of items, the types and slugs are kept
 * too, as what the run says of itself.
 * @throws AppError invalid_input if both are given; `all`, the default, is no choice of types.
 */
export function chosenUpdates({ type, slugs, items }: Given): Pick<RunTarget, 'types' | 'slugs' | 'items'> {
  if (items === undefined) return { types: typesOfGroups(type), slugs: slugs && [...new Set(slugs)] };
  if (slugs !== undefined || (type ?? []).some(group => group !== 'all')) {
    throw new AppError(
      'invalid_input',
      'items: these are the updates to install, so give no type and no slugs with them.',
    );
  }
  const once = new Map(items.map(item => [`${item.type} ${item.slug}`, { ...item, type: typeOfGroup(item.type) }]));
  return {
    types: typesOfGroups(items.map(item => item.type)),
    slugs: [...new Set(items.map(({ slug }) => slug))],
    items: [...once.values()],
  };
}
