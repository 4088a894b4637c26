import type { BrandingRow } from './branding.store.ts';
import { mergedBranding } from './branding-of.ts';
import { TEXT_VARIABLES } from './text-variables.ts';

/** Members, by the column that says whether they are set. */
const MEMBERS = {
  name: 'name',
  logo: 'logo_type',
  colour: 'colour',
  sender_name: 'sender_name',
  contact_line: 'contact_line',
  intro: 'intro',
  closing: 'closing',
  mail_subject: 'mail_subject',
  mail_text: 'mail_text',
  language: 'language',
  time_zone: 'time_zone',
  sections: 'sections',
  note: 'note',
} as const satisfies Record<string, keyof BrandingRow>;

export function brandingView(clientId: number | null, standard: BrandingRow | undefined, own: BrandingRow | undefined) {
  const { colours, senderName, contactLine, timeZone, mailSubject, mailText, sections, ...same } = mergedBranding(
    standard,
    own,
  );
  const here = clientId === null ? standard : own;
  return {
    ...same,
    client_id: clientId,
    colour: colours.main,
    text_on_colour: colours.onMain,
    text_colour: colours.ink,
    sender_name: senderName,
    contact_line: contactLine,
    mail_subject: mailSubject,
    mail_text: mailText,
    time_zone: timeZone,
    sections: [...sections],
    variables: [...TEXT_VARIABLES],
    own: Object.entries(MEMBERS).flatMap(([member, column]) => (here?.[column] == null ? [] : [member])),
  };
}
