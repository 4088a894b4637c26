import { Type } from 'typebox';

/** What problems name: a line, a name, a column, a number of characters, the id of a site. */
export interface SiteRowData {
  readonly most?: number;
  readonly column?: string;
  readonly line?: number;
  readonly name?: string;
  readonly site_id?: number;
}

/** Why a row of a file of sites is not used, by code. */
const SENTENCES = {
  not_utf8: () => 'The row has characters that are not valid UTF-8. Save the file as UTF-8.',
  address_missing: () => 'The address is missing.',
  address_too_long: ({ most }) => `The address is longer than ${most} characters.`,
  address_invalid: () => 'This is not the address of a site. Write it as https://example.com/.',
  login_missing: () => 'The login of an administrator is missing. Add it, or give one for all rows.',
  login_too_long: ({ most }) => `The login is longer than ${most} characters.`,
  proof_missing: () => 'A password or a unique security ID is missing: the site asks for proof of ownership.',
  column_too_long: ({ column, most }) => `The column ${column} has more than ${most} characters.`,
  already_added: ({ site_id }) => `The site has already been added, with id ${site_id}.`,
  on_line_before: ({ line }) => `The site is on line ${line} already.`,
  client_ambiguous: ({ name }) => `Several clients are named ${quote(name)}. Use the e-mail address.`,
  client_unknown: ({ name }) => `No client is named ${quote(name)}. Add it first, or create what is missing.`,
  tag_unknown: ({ name }) => `No tag is named ${quote(name)}. Add it first, or create what is missing.`,
} as const satisfies Readonly<Record<string, (data: SiteRowData) => string>>;

export type SiteRowCode = keyof typeof SENTENCES;
export const SITE_ROW_CODES = Object.keys(SENTENCES) as readonly SiteRowCode[];

export interface SiteRowProblem {
  readonly code: SiteRowCode;
  readonly data: SiteRowData;
  readonly message: string;
}

export function siteRowProblem(code: SiteRowCode, given: SiteRowData = {}): SiteRowProblem {
  const data = given.name === undefined ? given : { ...given, name: shortened(given.name) };
  return { code, data, message: SENTENCES[code](data) };
}

/** The same in the answer, beside the message. */
export const siteRowProblemSchema = {
  cause: Type.Unsafe<SiteRowCode | null>({
    type: ['string', 'null'],
    enum: [...SITE_ROW_CODES, null],
    description: 'Which problem `message` is about, for programs; null for none.',
  }),
  data: Type.Object(
    {
      most: Type.Optional(Type.Integer({ description: 'So many characters are allowed.' })),
      column: Type.Optional(Type.String({ description: 'The column.' })),
      line: Type.Optional(Type.Integer({ description: 'The line that has the site already.' })),
      name: Type.Optional(Type.String({ description: 'Name of the client or tag, as the row says it.' })),
      site_id: Type.Optional(Type.Integer({ description: 'Id of the site that has been added before.' })),
    },
    { description: 'What `message` names.' },
  ),
};

const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name);
const quote = (name = '') => JSON.stringify(name);
