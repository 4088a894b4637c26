import { ConnectorError } from '../failures/connector-error.ts';

export type FormTreeValue = string | FormTreeValue[] | FormTree;

/** A posted form as PHP would see it: objects without prototype, lists for `a[]` or keys 0…n-1, strings as leaves. */
export type FormTree = { [key: string]: FormTreeValue };

type Branch = Map<string, string | Branch>;

const MAX_DEPTH = 16;
const MAX_FIELDS = 5_000;

/**
 * Reads a form body by PHP's rules for bracketed names; what `encodeForm` wrote comes back in the same structure.
 * @throws ConnectorError `client_bug` beyond 5,000 fields or 16 levels.
 */
export function parseForm(body: string): FormTree {
  const root: Branch = new Map();
  const pairs = body.split('&', MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) throw new ConnectorError('client_bug', 'The form has too many fields.');
  for (const pair of pairs) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const path = readName(decodeFormText(equals < 0 ? pair : pair.slice(0, equals)));
    if (path !== undefined) plant(root, path, equals < 0 ? '' : decodeFormText(pair.slice(equals + 1)));
  }
  return branchToObject(root);
}

/** One name or value of a form: `+` is a space, `%XX` bytes are UTF-8, a stray `%` stays. */
export function decodeFormText(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(/(?:%[0-9a-f]{2})+/gi, run => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
  }
}

/** `a.b[c][]` → `['a_b', 'c', '']`; an empty part means append. PHP turns blanks and dots of the first part into `_`. */
function readName(raw: string): string[] | undefined {
  const name = raw.replace(/^ +/, '');
  const bracket = name.indexOf('[');
  const base = (bracket < 0 ? name : name.slice(0, bracket)).replace(/[ .]/g, '_');
  if (base === '') return undefined;
  if (bracket < 0) return [base];
  const path = [base];
  let at = bracket;
  while (name[at] === '[') {
    const close = name.indexOf(']', at);
    if (close < 0) return path.length === 1 ? [`${base}_${name.slice(at + 1)}`] : path;
    if (path.length >= MAX_DEPTH) throw new ConnectorError('client_bug', 'The form is nested too deeply.');
    const part = name.slice(at + 1, close);
    path.push(/^\s$/.test(part) ? '' : part);
    at = close + 1;
  }
  return path;
}

function plant(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' && depth > 0 ? nextIndex(branch) : part;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    const inner: Branch = next instanceof Map ? next : new Map();
    branch.set(key, inner);
    branch = inner;
  }
}

function nextIndex(branch: Branch): string {
  const last = branch.size === 0 ? undefined : String(branch.size - 1);
  // Usual case, appended in order; PHP otherwise continues after the highest whole-number key.
  if (last !== undefined && branch.has(last) && !branch.has(String(branch.size))) return String(branch.size);
  let next = 0;
  for (const key of branch.keys()) if (/^(0|[1-9]\d{0,15})$/.test(key)) next = Math.max(next, Number(key) + 1);
  return String(next);
}

function branchToObject(branch: Branch): FormTree {
  const object: FormTree = Object.create(null);
  for (const [key, value] of branch) object[key] = toValue(value);
  return object;
}

function toValue(value: string | Branch): FormTreeValue {
  if (typeof value === 'string') return value;
  let index = 0;
  for (const key of value.keys()) {
    if (key !== String(index)) return branchToObject(value);
    index += 1;
  }
  return [...value.values()].map(toValue);
}
