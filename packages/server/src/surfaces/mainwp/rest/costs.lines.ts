import * as costs from '../../../features/costs/index.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { EDIT } from '../../rest-v2/route-facts.ts';
import { DialectError } from '../dialect-errors.ts';
import { type Client, listedClient } from '../views/client.view.ts';
import { type CostRecord, listedCost, storedCost } from '../views/cost.view.ts';
import { sitesInFull } from '../views/site.view.ts';
import { type Asked, unreadable } from './asked.ts';
import { type DialectLine, line, softly } from './line.ts';
import { listLine } from './lists.ts';
import { type Aliases, fieldFrom, filterFrom, idsFrom, integerFrom, type Taker, textFrom } from './takers.ts';

const COST: Aliases = { cost_id: integerFrom('id') };

/** Also under the name by which answers show it, which programs send as well. */
function under(name: string, shown: string): Taker {
  return { from: name, take: asked => asked.text(asked.value(name) === undefined ? shown : name) };
}

/** MainWP reads any date that PHP can read; an instant is its day in UTC. Answers say 0 for none, here and there. */
function day(from: string): Taker {
  const take = (asked: Asked) => {
    const given = asked.text(from)?.trim();
    if (given === undefined || /^0+$/.test(given)) return asked.sent(from) ? null : undefined;
    if (/^\d{4}-\d\d-\d\d$/.test(given)) return given;
    // PHP reads these with the day first, JavaScript with the month.
    const [, date, month, year, rest = ''] = /^(\d\d?)[.-](\d\d?)[.-](\d{4})(.*)$/.exec(given) ?? [];
    if (date && month) {
      if (!TIME_OF_DAY.test(rest)) throw unreadable(from, A_DAY);
      return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    }
    const ms = /^[-+]?[\d.]+$/.test(given) ? fromSeconds(given) : Date.parse(`${given} UTC`) || Date.parse(given);
    if (Number.isNaN(ms)) throw unreadable(from, A_DAY);
    return new Date(ms).toISOString().slice(0, 10);
  };
  return { from, take };
}

const A_DAY = 'must be a day, such as 2026-01-31';
/** Behind a day, as databases write it; or nothing. */
const TIME_OF_DAY = /^(?:[ T]\d\d?:\d\d(?::\d\d)?)?$/;

/** A shorter number is a year to some and a month to others, and never an instant that MainWP would store. */
const fromSeconds = (given: string) => (/^\d{9,10}$/.test(given) ? Number(given) * 1000 : Number.NaN);

const FIELDS: Aliases = {
  name: textFrom('name'),
  price: { from: 'price', take: asked => asked.number('price') },
  payment_type: under('payment_type', 'type'),
  product_type: textFrom('product_type'),
  renewal_type: textFrom('renewal_type'),
  license_type: textFrom('license_type'),
  product_slug: under('product_slug', 'slug'),
  last_renewal: day('last_renewal'),
  payment_method: fieldFrom('payment_method'),
  cost_tracker_status: under('cost_tracker_status', 'cost_status'),
  url: fieldFrom('url'),
  note: fieldFrom('note'),
  product_color: fieldFrom('product_color'),
  icon_hidden: fieldFrom('icon_hidden'),
};

const TARGETS = ['sites', 'groups', 'clients'] as const;

const REFUSED: readonly ErrorCode[] = ['already_exists'];

const LIST: Aliases = {
  search: textFrom('search'),
  include: idsFrom('include'),
  exclude: idsFrom('exclude'),
  status: filterFrom('status', ['active', 'canceled', 'onhold', 'expired', 'pending_cancelation']),
  category: filterFrom('category', ['plugin', 'theme', 'hosting', 'service', 'other']),
  type: filterFrom('type', ['subscription', 'lifetime']),
};

/** Costs. */
export const COST_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/costs',
    ability: costs.listCosts,
    aliases: LIST,
    keyed: ({ id }: CostRecord) => id,
    items: rows => rows.map(listedCost),
  }),
  line({
    methods: EDIT,
    path: '/costs/add',
    ability: costs.addCost,
    aliases: FIELDS,
    complete: (input, asked) => ({ ...USUAL, ...input, ...targetsOf(asked, true) }),
    soft: softly(...REFUSED),
    view: (cost: CostRecord) => ({ success: 1, data: storedCost(cost) }),
  }),
  line({
    methods: ['GET'],
    path: '/costs/{id}',
    ability: costs.getCost,
    aliases: COST,
    view: (cost: CostRecord) => ({ success: 1, data: storedCost(cost) }),
  }),
  line({
    methods: EDIT,
    path: '/costs/{id}/edit',
    ability: costs.updateCost,
    aliases: { ...COST, ...FIELDS },
    complete: (input, asked) => ({ ...input, ...targetsOf(asked, false) }),
    soft: softly(...REFUSED),
    view: (cost: CostRecord) => ({ success: 1, data: storedCost(cost) }),
  }),
  line({
    methods: ['DELETE'],
    path: '/costs/{id}/remove',
    ability: costs.deleteCost,
    aliases: COST,
    fixed: { confirm: true },
    view: ({ cost }: { cost: CostRecord }) => ({
      success: 1,
      message: 'The cost was deleted.',
      data: storedCost(cost),
    }),
  }),
  listLine({
    methods: ['GET'],
    path: '/costs/{id}/sites',
    ability: costs.getCostSites,
    aliases: COST,
    items: sitesInFull,
  }),
  listLine({
    methods: ['GET'],
    path: '/costs/{id}/clients',
    ability: costs.getCostClients,
    aliases: COST,
    items: (rows: readonly Client[]) => rows.map(listedClient),
  }),
];

/** What MainWP doesn't ask for, and ours does. */
const USUAL = { payment_type: 'subscription', product_type: 'other', renewal_type: 'disabled', price: 0 };

/** The first kind that is given; the others are ignored, as in MainWP. */
function targetsOf(asked: Asked, needed: boolean): object {
  const kind = TARGETS.find(name => asked.value(name) !== undefined && asked.ids(name) !== undefined);
  if (kind) return { [kind]: asked.ids(kind) };
  if (!needed) return {};
  throw new DialectError(
    'rest_invalid_param',
    'mainwp_rest_create_costs_invalid_data',
    'Say what the cost is for: give sites, groups or clients.',
  );
}
