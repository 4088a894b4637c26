import type { Input, Output } from '../../../generated/abilities.ts';
import type { Section } from '../report/report-choice.ts';

/** So long after the last key, what is typed is shown. */
export const TYPING_MS = 400;

export type StoredBranding = Output<'get-branding-v1'>;

/** What the form holds. '' and null: as the default has it. */
export type BrandingValues = {
  name: string;
  logo: string | null;
  colour: string;
  sender_name: string;
  contact_line: string;
  intro: string;
  closing: string;
  mail_subject: string;
  mail_text: string;
  language: StoredBranding['language'] | '';
  time_zone: string;
  sections: Section[] | null;
  note: string;
};

/** Only what is set here: what comes from the default is shown as a hint. */
export function brandingValues(stored: StoredBranding): BrandingValues {
  const own = (name: keyof BrandingValues & keyof StoredBranding) => stored.own.includes(name);
  const text = (
    name:
      | 'name'
      | 'colour'
      | 'sender_name'
      | 'contact_line'
      | 'intro'
      | 'closing'
      | 'mail_subject'
      | 'mail_text'
      | 'time_zone'
      | 'note',
  ) => (own(name) ? stored[name] : '');
  return {
    name: text('name'),
    logo: own('logo') ? (stored.logo?.base64 ?? null) : null,
    colour: text('colour'),
    sender_name: text('sender_name'),
    contact_line: text('contact_line'),
    intro: text('intro'),
    closing: text('closing'),
    mail_subject: text('mail_subject'),
    mail_text: text('mail_text'),
    language: own('language') ? stored.language : '',
    time_zone: text('time_zone'),
    sections: own('sections') ? stored.sections : null,
    note: text('note'),
  };
}

/** An empty field takes the default again. */
export function changesToSend(changed: Partial<BrandingValues>): Partial<Input<'update-branding-v1'>> {
  const sent = Object.entries(changed).map(([name, value]) => [name, value === '' ? null : value]);
  return Object.fromEntries(sent) as Partial<Input<'update-branding-v1'>>;
}
