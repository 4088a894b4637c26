import { type TSchema, Type } from 'typebox';

/** Inputs that abilities of MainWP share. */

const oneOf = (values: readonly string[], description: string) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', enum: [...values], description }));

const selector = { type: ['integer', 'string'] };

export const oneSite = Type.Unsafe<number | string>({ ...selector, description: 'Id, domain or URL of the site.' });

export const oneClient = Type.Unsafe<number | string>({
  ...selector,
  description: 'Id or e-mail address of the client.',
});

export const oneTag = Type.Integer({ minimum: 1, description: 'Id of the tag.' });

export const someSites = Type.Optional(
  Type.Unsafe<(number | string)[]>({
    type: 'array',
    items: selector,
    default: [],
    description: 'Sites by id, domain or URL.',
  }),
);

export const someIds = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { description }));

export const givenSlugs = (what: string) =>
  Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description: `Slugs of the ${what}.` });

export const someSlugs = Type.Optional(
  Type.Array(Type.String({ minLength: 1 }), { default: [], description: 'Slugs; empty for all that are pending.' }),
);

export const pages = (perPage: number, most = 100) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page, from 1.' })),
  per_page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: most, default: perPage, description: `Items per page, at most ${most}.` }),
  ),
});

export const confirmation = {
  confirm: Type.Optional(Type.Boolean({ default: false, description: 'Must be true to delete.' })),
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'Return what would be deleted, and delete nothing.' }),
  ),
};

export const siteStatus = oneOf(['connected', 'disconnected', 'suspended'], 'Only sites in this state.');

export const anySiteStatus = oneOf(
  ['any', 'connected', 'disconnected', 'suspended', 'available_update'],
  'Only sites in this state; any = all.',
);

export const clientStatus = oneOf(['any', 'active', 'suspended'], 'Only clients in this state; any = all.');

export const ofJob = Type.String({
  pattern: '^(sync|update|reconnect|disconnect|check|suspend)_',
  description: 'Id of the job.',
});

export const addOrRemove = oneOf(['add', 'remove'], 'add: ignore. remove: stop ignoring.');

export const itemStatus = oneOf(['all', 'active', 'inactive'], 'Only active or only inactive ones.');

export const onlyWithUpdate = Type.Optional(
  Type.Boolean({ description: 'true: only those with an available update.' }),
);

export const searchInput = Type.Optional(
  Type.String({ default: '', maxLength: 200, description: 'Text to look for.' }),
);

const TYPES = ['core', 'plugins', 'themes', 'translations'];

export const updateTypes = (values: readonly string[] = TYPES) =>
  Type.Optional(
    Type.Unsafe<string[]>({
      type: 'array',
      items: { type: 'string', enum: [...values] },
      default: [],
      description: 'Only updates of these types; empty for all.',
    }),
  );

export const textInput = (description: string) => Type.Optional(Type.String({ description }));

export const requiredText = (description: string) => Type.String({ minLength: 1, description });

export const flagInput = (description: string) => Type.Optional(Type.Boolean({ default: false, description }));

export const integerInput = (description: string, limits: object = {}) =>
  Type.Optional(Type.Integer({ ...limits, description }));

export function dialectInput(properties: Readonly<Record<string, TSchema>>) {
  return Type.Object({ ...properties }, { additionalProperties: false });
}
