import { type TOptional, type TUnsafe, Type } from 'typebox';
import { CONTACT_NAME_MOST, CONTACT_TEXTS, type ContactText } from './contact.ts';

export const contactIdSchema = Type.Integer({ minimum: 1, description: 'Id of the contact.' });

export const contactNameSchema = Type.String({
  minLength: 1,
  maxLength: CONTACT_NAME_MOST,
  pattern: '\\S',
  description: 'Name of the person.',
});

const all = Object.entries(CONTACT_TEXTS) as [ContactText, (typeof CONTACT_TEXTS)[ContactText]][];

const textOrNull = (maxLength: number, what: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description: `${what}. Empty or null for none.` });

/** What add and update accept besides the name. */
export const contactInput = {
  email: Type.Optional(textOrNull(254, 'E-mail address')),
  ...(Object.fromEntries(all.map(([name, { most, what }]) => [name, Type.Optional(textOrNull(most, what))])) as Record<
    ContactText,
    TOptional<TUnsafe<string | null>>
  >),
  primary: Type.Optional(
    Type.Boolean({ description: 'Whether to ask for this person first. The client has at most one primary contact.' }),
  ),
};

/** A person at a client. Source: docs/spec/rest-v2.md#clients. */
export const contactSchema = Type.Object(
  {
    contact_id: contactIdSchema,
    client_id: Type.Integer({ description: 'Id of the client.' }),
    name: Type.String({ description: 'Name of the person.' }),
    email: Type.String({ description: 'E-mail address. Empty for none.' }),
    ...(Object.fromEntries(
      all.map(([name, { what }]) => [name, Type.String({ description: `${what}. Empty for none.` })]),
    ) as Record<ContactText, ReturnType<typeof Type.String>>),
    primary: Type.Boolean({ description: 'Whether this is the primary contact of the client.' }),
  },
  { description: 'The contact.' },
);
