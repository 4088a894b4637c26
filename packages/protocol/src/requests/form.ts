import { ConnectorError } from '../failures/connector-error.ts';

export { type FormTree, type FormTreeValue, parseForm } from './parse-form.ts';

export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** Fields of one request before encoding. null and undefined are left out (docs/wire/transport.md#request). */
export type FormFields = { readonly [key: string]: FormValue };

const MAX_DEPTH = 16;

/**
 * application/x-www-form-urlencoded with PHP bracket nesting: `a[b]=1`, `a[0]=x`; booleans 1/0 (docs/wire/transport.md#request).
 * @throws ConnectorError `client_bug` for what PHP cannot receive: brackets in keys, NaN, nesting over 16.
 */
export function encodeForm(fields: FormFields): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) append(pairs, encodeKey(name), value, 0);
  return pairs.join('&');
}

function append(pairs: string[], name: string, value: FormValue, depth: number): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') {
    pairs.push(`${name}=${encodeFormText(leaf(value))}`);
    return;
  }
  if (depth >= MAX_DEPTH) throw new ConnectorError('client_bug', 'A form field is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    append(pairs, `${name}%5B${encodeKey(key)}%5D`, inner, depth + 1);
  }
}

function leaf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ConnectorError('client_bug', 'A form field is not a finite number.');
  }
  return String(value);
}

function encodeKey(key: string): string {
  if (key === '' || /[[\]]/.test(key)) {
    throw new ConnectorError('client_bug', 'A form field has a name that PHP cannot receive.');
  }
  return encodeFormText(key);
}

/** Nearly all names, and most values, stay as they are. */
const STAYS = /^[\w*.-]*$/;

/** One name or value in the strict form set: only letters, digits and `* - . _` stay, a space becomes `+`. */
export function encodeFormText(text: string): string {
  if (STAYS.test(text)) return text;
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()~]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
