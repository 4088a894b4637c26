import type { OldCostChoice } from '../../remarks/row-sentences.ts';
import type { OldTables } from '../dump/old-tables.ts';
import type { OldCost } from '../old-dashboard.ts';
import { type OldRow, rowsWithId } from './old-row.ts';
import type { PhpValue } from './php-values.ts';
import { type ProblemList, shownWord } from './problem-list.ts';
import { colorOf, jsonEntries, jsonOf, oneLine } from './stored-texts.ts';

/** Words that costs know everywhere. Unknown ones become the last of each. */
const PAYMENT_TYPES = ['lifetime', 'subscription'];
const PRODUCT_TYPES = ['plugin', 'theme', 'hosting', 'service', 'other'];
const LICENSE_TYPES = ['single_site', 'multi_site'];
const RENEWAL_TYPES = ['weekly', 'monthly', 'quarterly', 'yearly', 'disabled'];
const PAYMENT_METHODS = ['paypal', 'stripe', 'apple', 'amazon', 'google', 'credit_debit', 'debit_card', 'cash', ''];
const STATUSES = ['active', 'expired', 'canceled', 'pending_cancelation', 'onhold'];

/** How the old dashboard's costs are written, and what its owner added to their words. */
export interface CostSettings {
  readonly currency: string;
  readonly decimalComma: boolean;
  readonly productTypes: ReadonlyMap<string, string>;
  readonly paymentMethods: ReadonlyMap<string, string>;
}

export function costSettingsOf(options: ReadonlyMap<string | number, PhpValue>): CostSettings {
  const currency = String(options.get('currency') ?? '').toUpperCase();
  const format = options.get('currency_format');
  return {
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    decimalComma: format instanceof Map && format.get('decimal_separator') === ',',
    productTypes: titlesOf(options.get('custom_product_types')),
    paymentMethods: titlesOf(options.get('custom_payment_methods')),
  };
}

function titlesOf(value: PhpValue | undefined): Map<string, string> {
  const entries = typeof value === 'string' ? jsonEntries(jsonOf(value)) : [];
  const titles = entries.map(([slug, title]) => [slug, oneLine(String(title), 100)] as const);
  return new Map(titles.filter(([slug, title]) => /^[^\s<>]{1,50}$/.test(slug) && title !== ''));
}

/** Which rows costs can be of. Tags stand for those merged with them. */
export interface KnownTargets {
  readonly sites: ReadonlySet<number>;
  readonly tagOf: ReadonlyMap<number, number>;
  readonly clients: ReadonlySet<number>;
}

export function readCosts(
  tables: OldTables,
  settings: CostSettings,
  targets: KnownTargets,
  problems: ProblemList,
): OldCost[] {
  const rows = [...rowsWithId(tables, 'mainwp_cost_tracker', 'id', problems)];
  return rows.map(([id, row]) => readCost(id, row, settings, targets));
}

function readCost(id: number, row: OldRow, settings: CostSettings, targets: KnownTargets): OldCost {
  const name = oneLine(row.text('name'), 255);
  if (name === '') row.changed('cost_nameless', { becomes: `Cost ${id}` });
  const [product, productTypeTitle] = wordOf(row, 'product_type', PRODUCT_TYPES, settings.productTypes);
  const [method, paymentMethodTitle] = wordOf(row, 'payment_method', PAYMENT_METHODS, settings.paymentMethods);
  return {
    id,
    name: name === '' ? `Cost ${id}` : name,
    priceInCents: priceOf(row, settings.decimalComma),
    paymentType: wordOf(row, 'type', PAYMENT_TYPES)[0],
    productType: product,
    productTypeTitle,
    slug: oneLine(row.text('slug'), 191),
    licenseType: wordOf(row, 'license_type', LICENSE_TYPES)[0],
    renewalType: row.text('renewal_type') === '' ? 'disabled' : wordOf(row, 'renewal_type', RENEWAL_TYPES)[0],
    lastRenewal: dateOf(row.epoch('last_renewal')),
    paymentMethod: method,
    paymentMethodTitle,
    status: wordOf(row, 'cost_status', STATUSES)[0],
    url: oneLine(row.text('url'), 500),
    note: row.text('note').slice(0, 50_000).toWellFormed(),
    color: colorOf(row.text('cost_color')),
    targets: targetsOf(row, targets),
  };
}

/** The word of a list, or one that the owner added with its title. What is neither becomes the last one. */
function wordOf(
  row: OldRow,
  column: OldCostChoice,
  words: readonly string[],
  added: ReadonlyMap<string, string> = new Map(),
): [word: string, title: string | null] {
  const word = row.text(column).trim();
  if (words.includes(word)) return [word, null];
  const title = added.get(word);
  if (title !== undefined) return [word, title];
  const instead = words.at(-1) ?? '';
  const shown = shownWord(word);
  const said = { what: column, becomes: instead || 'none' };
  if (shown === '') row.changed('cost_choice_unreadable', said);
  else row.changed('cost_choice_unknown', { ...said, given: shown });
  return [instead, null];
}

/** The old dashboard cut `29,99` to 29, and `1,234.50` to 1. */
function priceOf(row: OldRow, decimalComma: boolean): number {
  const text = row.text('price').trim();
  const price = /^-?\d{1,15}(?:\.\d{1,20})?$/.test(text) ? Number(text) : 0;
  const cents = Math.max(0, Math.round(price * 100));
  if (cents === 0) row.changed('cost_price_zero');
  else if (decimalComma && cents % 100 === 0) row.changed('cost_price_whole');
  return Math.min(cents, MOST_CENTS);
}

const MOST_CENTS = 99_999_999_999;

/** Midnight UTC of the day that was typed. */
function dateOf(epoch: number | null): string | null {
  return epoch === null || epoch > 253_402_300_799 ? null : new Date(epoch * 1000).toISOString().slice(0, 10);
}

function targetsOf(row: OldRow, { sites, tagOf, clients }: KnownTargets): OldCost['targets'] {
  const own = (id: number, known: ReadonlySet<number>) => (known.has(id) ? id : undefined);
  const kinds = [
    ['sites', row.text('sites'), (id: number) => own(id, sites)],
    ['tags', row.text('groups'), (id: number) => tagOf.get(id)],
    ['clients', row.text('clients'), (id: number) => own(id, clients)],
  ] as const;
  for (const [kind, json, find] of kinds) {
    const listed = jsonEntries(jsonOf(json)).map(([, id]) => Number(id));
    if (listed.length === 0) continue;
    const ids = [...new Set(listed.flatMap(id => find(id) ?? []))];
    const gone = listed.filter(id => find(id) === undefined).length;
    if (ids.length === 0) {
      row.changed('cost_targets_gone', { what: kind });
      return { kind: 'none' };
    }
    if (gone > 0) row.changed('cost_some_targets_gone', { what: kind, count: gone });
    return { kind, ids };
  }
  row.changed('cost_without_target');
  return { kind: 'none' };
}
