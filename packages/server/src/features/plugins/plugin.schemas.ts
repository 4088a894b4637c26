import { Type } from 'typebox';

/** Source: docs/spec/abilities.md#plugins-and-themes. */
export const pluginItemSchema = Type.Object({
  slug: Type.String({ description: 'File of the plugin: <directory>/<file>.php, or <file>.php.' }),
  name: Type.String({ description: 'Name of the plugin.' }),
  version: Type.String({ description: 'Installed version.' }),
  active: Type.Boolean({ description: 'The plugin is active.' }),
  update_version: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Available version; null if there is none.',
  }),
});

const slug = { minLength: 1, maxLength: 500, pattern: '^\\s*[^|,\\s][^|,]*$' };

export const slugs = (what: string) =>
  Type.Array(Type.String({ ...slug, description: 'a slug as shown in lists, without | and commas' }), {
    minItems: 1,
    maxItems: 500,
    description: `Slugs of the ${what}.`,
  });

export const doneSlugs = (description: string) => Type.Array(Type.String(), { description });

/** One item that failed. Source: docs/spec/abilities.md#errors-of-single-items. */
export const slugErrorsSchema = Type.Array(
  Type.Object({
    slug: Type.String({ description: 'Slug from the request.' }),
    code: Type.String({ description: 'Error code.' }),
    message: Type.String({ description: 'What went wrong and what to do.' }),
  }),
  { description: 'The items that failed. All others succeeded.' },
);

/** Must be true to delete. */
export const confirmSchema = Type.Optional(Type.Boolean({ default: false, description: 'Must be true to delete.' }));
