import { Type } from 'typebox';
import { siteSelectorSchema } from '../../sites/index.ts';
import { ignorableGroupSchema } from '../update.schemas.ts';

/** The common input of ignoring and unignoring. Source: docs/spec/rest-v2.md#updates. */
export const ruleInput = {
  site_id_or_domain: Type.Optional(siteSelectorSchema),
  type: ignorableGroupSchema,
  slugs: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 255 }), {
      maxItems: 1000,
      minItems: 1,
      description:
        'Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given.',
    }),
  ),
  version: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Only this new version; left out: every version.',
    }),
  ),
};

export const ruleOutput = {
  site_id: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Id of the site; null for the whole fleet.',
  }),
  type: ignorableGroupSchema,
  slugs: Type.Array(Type.String(), { description: 'The items; empty for all of the type.' }),
};
