import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import {
  COST_STATUSES,
  FREQUENCIES,
  LICENSE_TYPES,
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  RENEWAL_TYPES,
} from './cost.ts';

/** Schemas that the cost abilities share. Source: docs/spec/rest-v2.md#costs. */

const oneOf = <V extends string>(values: readonly V[], what: string) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], description: `${what}: ${values.join(', ')}.` });
/** Optional fields of a cost; a pattern for one must allow the empty text. */
const text = (description: string, limits: { maxLength?: number; pattern?: string }) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      ...limits,
      description: `${description}; empty or null for none.`,
    }),
  );
const targets = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100_000, description: `${description} Give one kind only.` });

export const costIdSchema = Type.Integer({ minimum: 1, description: 'Id of the cost.' });
export const frequencySchema = oneOf(FREQUENCIES, 'How often it is paid');
const price = Type.Number({
  minimum: 0,
  maximum: 999_999_999.99,
  description: 'Price of one renewal, with at most two decimals.',
});

/** Required fields of a new cost. */
export const costEssentials = {
  name: Type.String({ minLength: 1, maxLength: 255, pattern: '\\S', description: 'Name of the cost.' }),
  price,
  payment_type: oneOf(PAYMENT_TYPES, 'Paid repeatedly, or once'),
  product_type: oneOf(PRODUCT_TYPES, 'What is paid for'),
  renewal_type: oneOf(RENEWAL_TYPES, 'How often a subscription is renewed'),
};

/** Optional fields of a new cost. */
export const costExtras = {
  license_type: Type.Optional(oneOf(LICENSE_TYPES, 'Price for each site, or for all its sites together')),
  product_type_title: text('What is paid for, where product_type is other, e.g. Domain', { maxLength: 100 }),
  product_slug: text('Slug of the plugin or theme, e.g. akismet/akismet.php', { maxLength: 191 }),
  last_renewal: Type.Optional(
    textOrNull('Day of the last renewal, YYYY-MM-DD, from 1970 to 2100; empty or null for none.'),
  ),
  payment_method: Type.Optional(
    Type.Unsafe<(typeof PAYMENT_METHODS)[number] | '' | null>({
      type: ['string', 'null'],
      enum: [...PAYMENT_METHODS, '', null],
      description: `How it is paid: ${PAYMENT_METHODS.join(', ')}; empty or null for unknown.`,
    }),
  ),
  payment_method_title: text('How it is paid, where payment_method has no word for it, e.g. SEPA', { maxLength: 100 }),
  cost_tracker_status: Type.Optional(oneOf(COST_STATUSES, 'State of the cost')),
  url: text('Web page of the product', { maxLength: 500, pattern: '^(https?://\\S+)?$' }),
  note: text('Notes about the cost', { maxLength: 50_000 }),
  product_color: text('Colour as #rgb or #rrggbb', { pattern: '^(#([0-9A-Fa-f]{3}){1,2})?$' }),
  icon_hidden: text('Icon, e.g. deficon:plug', { maxLength: 255 }),
  sites: Type.Optional(targets('Ids of the sites it is for.')),
  groups: Type.Optional(targets('Ids of the tags whose sites it is for.')),
  clients: Type.Optional(targets('Ids of the clients whose sites it is for.')),
};

/** A cost in full. */
export const costSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the cost.' }),
  ...costEssentials,
  license_type: oneOf(LICENSE_TYPES, 'Price for each site, or for all its sites together'),
  product_type_title: Type.String({
    description: 'What is paid for, where product_type is other; empty if not said.',
  }),
  product_slug: Type.String({ description: 'Slug of the plugin or theme; empty for none.' }),
  last_renewal: textOrNull('Day of the last renewal, YYYY-MM-DD; null for none.'),
  next_renewal: textOrNull('Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription.'),
  payment_method: Type.String({ description: 'How it is paid; empty for unknown.' }),
  payment_method_title: Type.String({
    description: 'How it is paid, where payment_method has no word for it; empty if not said.',
  }),
  cost_tracker_status: oneOf(COST_STATUSES, 'State of the cost'),
  currency: Type.String({ description: 'Currency of the price, ISO 4217.' }),
  url: Type.String({ description: 'Web page of the product; empty for none.' }),
  note: Type.String({ description: 'Notes about the cost.' }),
  product_color: Type.String({ description: 'Colour; empty for none.' }),
  icon_hidden: Type.String({ description: 'Icon; empty for none.' }),
  sites: Type.Array(Type.Integer(), { description: 'Ids of the sites it is for.' }),
  groups: Type.Array(Type.Integer(), { description: 'Ids of the tags whose sites it is for.' }),
  clients: Type.Array(Type.Integer(), { description: 'Ids of the clients whose sites it is for.' }),
});
