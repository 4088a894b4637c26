import { Type } from 'typebox';

/** Filters for what is installed on one site: some dozens of items, read as a whole. @param what e.g. `plugins`. */
export const installedFilter = (what: string) => ({
  search: Type.Optional(
    Type.String({
      default: '',
      maxLength: 200,
      description: 'Text that the name or slug contains, in upper or lower case.',
    }),
  ),
  status: Type.Optional(
    Type.Unsafe<'any' | 'all' | 'active' | 'inactive'>({
      type: 'string',
      enum: ['any', 'all', 'active', 'inactive'],
      default: 'any',
      description: `Only active or only inactive ${what}; any and all mean the same.`,
    }),
  ),
  has_update: Type.Optional(
    Type.Boolean({ description: `true: only ${what} with an available update; false: only those without.` }),
  ),
});

interface Filter {
  readonly search?: string;
  readonly status?: 'any' | 'all' | 'active' | 'inactive';
  readonly has_update?: boolean;
}

interface Installed {
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly update_version: string | null;
}

export function isWanted(item: Installed, { search = '', status = 'any', has_update }: Filter): boolean {
  const text = search.trim().toLowerCase();
  return (
    (text === '' || item.name.toLowerCase().includes(text) || item.slug.toLowerCase().includes(text)) &&
    (status === 'any' || status === 'all' || item.active === (status === 'active')) &&
    (has_update === undefined || (item.update_version !== null) === has_update)
  );
}
