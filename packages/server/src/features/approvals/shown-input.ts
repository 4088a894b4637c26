import { shownSetting } from '../settings/index.ts';
import { IMPORT_COLUMNS } from '../site-users/index.ts';

const HIDDEN = '•••';
/** Members that are secret in every ability that has them. */
const SECRET = /pass(?:word)?$|secret|token|^(?:auth|csv|dump|keys?|topic|uniqueid)$/;

type Input = Readonly<Record<string, unknown>>;

/** Secrets that do not have a name of their own, by ability. */
const WITHOUT_SECRETS: Readonly<Record<string, (input: Input) => Input>> = {
  'add-channel-v1': withoutPath,
  'update-channel-v1': withoutPath,
  'import-site-users-v1': input => ({
    ...input,
    ...(Array.isArray(input.rows) ? { rows: input.rows.map(shownRow) } : {}),
  }),
  'update-settings-v1': input => ({
    ...input,
    ...(Array.isArray(input.settings) ? { settings: input.settings.map(shownChange) } : {}),
  }),
};

/** The input of a call as people see it: without secrets, and without characters that would hide or reorder text. */
export function shownInput(ability: string, input: object): unknown {
  const given = input as Input;
  return shown(Object.hasOwn(WITHOUT_SECRETS, ability) ? WITHOUT_SECRETS[ability]?.(given) : given);
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return withVisibleControls(value);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      SECRET.test(name) && typeof member === 'string' && member !== '' ? HIDDEN : shown(member),
    ]),
  );
}

/** Whoever knows the address of a chat can write to it; its server says where messages would go. */
function withoutPath(input: Input): Input {
  const { url } = input;
  if (typeof url !== 'string' || url === '') return input;
  const { origin = 'null' } = URL.parse(url) ?? {};
  return { ...input, url: origin === 'null' ? HIDDEN : `${origin}/${HIDDEN}` };
}

/** In a row of another length, any cell may be the password. */
function shownRow(row: { readonly columns: readonly string[] }) {
  const whole = row.columns.length === IMPORT_COLUMNS.length;
  const isSecret = (place: number) => !whole || IMPORT_COLUMNS[place] === 'password';
  return { ...row, columns: row.columns.map((cell, place) => (cell !== '' && isSecret(place) ? HIDDEN : cell)) };
}

function shownChange(change: { readonly name: string; readonly value: string | number | boolean | null }) {
  const { name, value } = change;
  return value === null ? change : { ...change, value: shownSetting(name, value) ?? HIDDEN };
}

/** Control characters, those that are invisible or change the direction of text, and variation selectors in a row. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|(?<![^\p{VS}\p{C}\s])\p{VS}/gu;

function withVisibleControls(text: string): string {
  return text.replace(INVISIBLE, found => `\\u{${found.codePointAt(0)?.toString(16)}}`);
}
