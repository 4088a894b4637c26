import { type Static, Type } from 'typebox';
import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { isTimeZone } from '../../kernel/time/openings.ts';
import { brandingInput } from './branding.schemas.ts';
import type { BrandingColumns } from './branding.store.ts';
import { REPORT_SECTIONS } from './branding.ts';
import { type LogoFault, readLogo } from './read-logo.ts';
import { TEXT_VARIABLES, unknownVariables } from './text-variables.ts';

const _input = Type.Object(brandingInput);
export type BrandingInput = Static<typeof _input>;

const LOGO_FAULTS: Readonly<Record<LogoFault, string>> = {
  not_base64: 'The logo is not valid base64.',
  too_large: 'The logo is larger than 200 kB. Save it with fewer pixels.',
  not_a_picture: 'The logo is not a PNG, JPEG or WebP picture. Save it as PNG and send it again.',
  too_many_pixels: 'The logo is larger than 4,000 pixels. Save it with fewer pixels.',
};

/** The columns that the input changes. @throws AppError invalid_input. */
export function brandingColumns(input: BrandingInput, ofClient: boolean): Partial<BrandingColumns> {
  const { logo, sections, ...texts } = input;
  for (const text of [texts.intro, texts.closing, texts.mail_subject, texts.mail_text]) {
    requireKnownVariables(text ?? '');
  }
  if (/[\p{Cc}\u2028\u2029]/u.test(texts.mail_subject?.trim() ?? '')) {
    throw new AppError('invalid_input', 'The subject of a mail is one line. Remove the line breaks.');
  }
  if (texts.time_zone && !isTimeZone(texts.time_zone)) {
    throw invalidInput(
      'time_zone',
      `There is no time zone named "${texts.time_zone}". Use a name such as Europe/Berlin.`,
    );
  }
  if (texts.note && !ofClient) {
    throw new AppError('invalid_input', 'A note belongs to one client. Name the client.');
  }
  const trimmed = Object.entries(texts).map(([name, text]) => {
    const stored = typeof text === 'string' ? text.trim() : text;
    // A mail without subject or text looks like spam: empty, they are as the default has them.
    return [name, stored === '' && name.startsWith('mail_') ? null : stored];
  });
  return {
    ...Object.fromEntries(trimmed),
    ...(logo === undefined ? {} : logoColumns(logo)),
    ...(sections === undefined ? {} : { sections: storedSections(sections) }),
  };
}

const storedSections = (sections: readonly string[] | null) =>
  sections && REPORT_SECTIONS.filter(section => sections.includes(section)).join(',');

function requireKnownVariables(text: string): void {
  const [unknown] = unknownVariables(text);
  if (unknown === undefined) return;
  const known = TEXT_VARIABLES.map(name => `{${name}}`).join(', ');
  throw invalidInput('variable_unknown', `There is no variable {${unknown}}. Use ${known}.`, {
    name: `{${unknown}}`,
    known,
  });
}

function logoColumns(base64: string | null): Partial<BrandingColumns> {
  if (base64 === null) return { logo_type: null, logo_base64: null, logo_width: null, logo_height: null };
  const logo = readLogo(base64);
  if (typeof logo === 'string') throw invalidInput(`logo_${logo}`, LOGO_FAULTS[logo]);
  return { logo_type: logo.type, logo_base64: logo.base64, logo_width: logo.width, logo_height: logo.height };
}
