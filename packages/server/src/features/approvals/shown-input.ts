import { shownSetting } from '../settings/index.ts';
import { HIDDEN, shownSiteLines, shownUserCells, shownUserLines } from './shown-csv.ts';

/** Members that are secret in every ability that has them. */
const SECRET = /pass(?:word)?$|secret|token|^(?:auth|csv|dump|keys?|topic|uniqueid)$/;

type Input = Readonly<Record<string, unknown>>;

/** Secrets that do not have a name of their own, by ability. */
const WITHOUT_SECRETS: Readonly<Record<string, (input: Input) => Input | Promise<Input>>> = {
  'add-channel-v1': withoutPath,
  'update-channel-v1': withoutPath,
  'import-sites-v1': input => withLines(input, shownSiteLines),
  'import-site-users-v1': input =>
    withLines({ ...input, ...(Array.isArray(input.rows) ? { rows: input.rows.map(shownRow) } : {}) }, shownUserLines),
  'update-settings-v1': input => ({
    ...input,
    ...(Array.isArray(input.settings) ? { settings: input.settings.map(shownChange) } : {}),
  }),
};

/** The input of a call as people see it: without secrets, and without characters that would hide or reorder text. */
export async function shownInput(ability: string, input: object): Promise<unknown> {
  const given = input as Input;
  return shown(Object.hasOwn(WITHOUT_SECRETS, ability) ? await WITHOUT_SECRETS[ability]?.(given) : given);
}

/** The text of a file as the lines that are to be imported. One that can't be read stays a text, and hidden. */
async function withLines(input: Input, linesOf: (csv: string) => Promise<string[] | undefined>): Promise<Input> {
  const lines = typeof input.csv === 'string' ? await linesOf(input.csv) : undefined;
  return lines ? { ...input, csv: lines } : input;
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

function shownRow(row: { readonly columns: readonly string[] }) {
  return { ...row, columns: shownUserCells(row.columns) };
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
