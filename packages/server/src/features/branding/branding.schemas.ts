import { Type } from 'typebox';
import { COLOUR_PATTERN } from './brand-colours.ts';
import { REPORT_LANGUAGES, REPORT_SECTIONS, type ReportLanguage, type ReportSection } from './branding.ts';
import { TEXT_VARIABLES } from './text-variables.ts';

const VARIABLES = `Variables: ${TEXT_VARIABLES.map(name => `{${name}}`).join(', ')}.`;
const INHERITED = 'null: as the default has it.';

/** A picture of one pixel. */
const SMALLEST_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const optionalText = (maxLength: number, description: string, more: object = {}) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength,
      description: `${description} ${INHERITED}`,
      ...more,
    }),
  );

export const brandedClientSchema = Type.Optional(
  Type.Unsafe<number | string>({
    type: ['integer', 'string'],
    minLength: 1,
    maxLength: 254,
    description: 'Id of the client, or its e-mail address. Left out: the default for all clients.',
  }),
);

export const brandingInput = {
  name: optionalText(100, 'Name that reports carry.'),
  logo: optionalText(
    300_000,
    'Logo: a PNG, JPEG or WebP picture of at most 200 kB and 4,000 pixels a side, in base64.',
    { examples: [SMALLEST_PNG] },
  ),
  colour: optionalText(7, 'Main colour, as #rrggbb. Colours of texts follow from it, so that they can be read.', {
    pattern: COLOUR_PATTERN,
    examples: ['#1f4e79'],
  }),
  sender_name: optionalText(100, 'Name of the sender of mails with reports.'),
  contact_line: optionalText(300, 'Line at the end of reports, such as an address and a telephone number.'),
  intro: optionalText(2000, `Text before the figures. ${VARIABLES}`),
  closing: optionalText(2000, `Text after the figures. ${VARIABLES}`),
  mail_subject: optionalText(200, `Subject of mails with reports, one line. ${VARIABLES}`),
  mail_text: optionalText(
    4000,
    `Text of mails with reports; an empty line begins a paragraph. Sender and contact line follow. ${VARIABLES}`,
  ),
  language: Type.Optional(
    Type.Unsafe<ReportLanguage | null>({
      type: ['string', 'null'],
      enum: [...REPORT_LANGUAGES, null],
      description: `Language of reports. ${INHERITED}`,
    }),
  ),
  time_zone: optionalText(100, 'Time zone in which months begin and times are given, as an IANA name.', {
    examples: ['Europe/Berlin'],
  }),
  sections: Type.Optional(
    Type.Unsafe<ReportSection[] | null>({
      type: ['array', 'null'],
      items: { type: 'string', enum: [...REPORT_SECTIONS] },
      maxItems: REPORT_SECTIONS.length,
      description: `Sections of reports. ${INHERITED}`,
    }),
  ),
  note: optionalText(4000, 'Text of the section note, of one client only.'),
};

const stringField = (description: string) => Type.String({ description });

const logoFacts = Type.Unsafe<{ type: string; width: number; height: number; base64: string } | null>({
  anyOf: [
    Type.Object({
      type: stringField('image/png, image/jpeg or image/webp.'),
      width: Type.Integer({ description: 'Pixels.' }),
      height: Type.Integer({ description: 'Pixels.' }),
      base64: stringField('The picture, in base64.'),
    }),
    { type: 'null' },
  ],
  description: 'The logo; null for none.',
});

export const brandingSchema = Type.Object({
  client_id: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Id of the client; null for the default.',
  }),
  name: stringField('Name that reports carry; empty for none.'),
  logo: logoFacts,
  colour: stringField('Main colour.'),
  text_on_colour: stringField('Colour of text on it.'),
  text_colour: stringField('Its shade for text on white.'),
  sender_name: stringField('Name of the sender of mails.'),
  contact_line: stringField('Line at the end of reports.'),
  intro: stringField('Text before the figures, with variables.'),
  closing: stringField('Text after the figures, with variables.'),
  mail_subject: stringField('Subject of mails with reports, with variables.'),
  mail_text: stringField('Text of mails with reports, with variables.'),
  language: Type.Unsafe<ReportLanguage>({ type: 'string', enum: [...REPORT_LANGUAGES], description: 'Language.' }),
  time_zone: stringField('Time zone.'),
  sections: Type.Array(Type.Unsafe<ReportSection>({ type: 'string', enum: [...REPORT_SECTIONS] }), {
    description: 'Sections of reports.',
  }),
  note: stringField('Text of the section note; empty for none.'),
  variables: Type.Array(Type.String(), {
    description: 'Variables that intro, closing, mail_subject and mail_text may have, without braces.',
  }),
  own: Type.Array(Type.String(), {
    description:
      'Names of the members that are set here; the others come from the default, or are what everybody starts with.',
  }),
});
