import { type TOptional, type TUnsafe, Type } from 'typebox';
import { CLIENT_STATUSES, CLIENT_TEXTS, type ClientStatus, type ClientText, type ClientTextColumn } from './client.ts';

export const clientStatusSchema = Type.Unsafe<ClientStatus>({
  type: 'string',
  enum: [...CLIENT_STATUSES],
  description: 'active, suspended, lead or lost.',
});

export const clientSelectorSchema = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  minLength: 1,
  maxLength: 254,
  description: 'Id of the client, or its e-mail address.',
});

/** The fields of a client that abilities about sites return. Source: docs/spec/abilities.md#client-of-a-site. */
export const clientBriefFields = {
  id: Type.Integer({ description: 'Id of the client.' }),
  name: Type.String({ description: 'Name of the client.' }),
  email: Type.String({ description: 'E-mail address. Empty for none.' }),
  status: clientStatusSchema,
};

/** A client in full. Source: docs/spec/rest-v2.md#clients. */
export const clientSchema = Type.Object({
  ...clientBriefFields,
  ...texts(({ column, what }) => [column, Type.String({ description: `${what}. Empty for none.` })]),
  suspended: Type.Integer({ description: '1 while the client is suspended, else 0.' }),
  created: Type.String({ description: 'When the client was added, ISO 8601 UTC.' }),
  sites_count: Type.Integer({ description: 'Sites of the client.' }),
  selected_sites: Type.Array(Type.Integer(), { description: 'Ids of the sites of the client.' }),
  custom_fields: Type.Record(Type.String(), Type.String(), {
    description: 'Values of the custom fields, those that only this client has included, by field name.',
  }),
});

/** Why this shape: see CLIENT_TEXTS; both directions are made from that one table. */
function texts<T>(of: (text: (typeof CLIENT_TEXTS)[ClientText]) => [ClientTextColumn, T]) {
  return Object.fromEntries(Object.values(CLIENT_TEXTS).map(of)) as Record<ClientTextColumn, T>;
}

const textInputs = Object.fromEntries(
  Object.entries(CLIENT_TEXTS).map(([name, { most, what }]) => [
    name,
    Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: most,
        description: `${what}. Empty or null for none.`,
      }),
    ),
  ]),
) as Record<ClientText, TOptional<TUnsafe<string | null>>>;

export const clientNameSchema = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  description: 'Name of the client.',
});

/** What add and update accept besides the name. */
export const clientInput = {
  client_email: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 254,
      description: 'E-mail address, unique among clients. Empty or null for none.',
    }),
  ),
  ...textInputs,
  status: Type.Optional(
    Type.Unsafe<Exclude<ClientStatus, 'suspended'>>({
      type: 'string',
      enum: CLIENT_STATUSES.filter(status => status !== 'suspended'),
      description: 'State of the client. To suspend the client and its sites, use suspend-client-v1.',
    }),
  ),
  selected_sites: Type.Optional(
    Type.Unsafe<number[] | null>({
      type: ['array', 'null'],
      items: { type: 'integer', minimum: 1 },
      maxItems: 100_000,
      description:
        'Ids of all sites of the client. Replaces the current sites; empty or null removes them all. Sites keep their state, also if the client is suspended.',
    }),
  ),
  custom_fields: Type.Optional(
    Type.Record(Type.String(), Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 10_000 }), {
      description: 'Values of custom fields, by field name. An empty value or null clears a field; other fields stay.',
    }),
  ),
};
