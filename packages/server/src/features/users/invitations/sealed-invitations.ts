import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../../kernel/text/message-language.ts';
import type { SealedColumn } from '../../../ports/secrets/port.ts';

export const placeOfInvitation = (id: number) => `invitations/${id}/link`;

/** Links that wait for their mail. */
export const SEALED_INVITATIONS: SealedColumn = {
  table: 'invitations',
  column: 'mail_sealed',
  key: ['id'],
  place: ({ id }) => placeOfInvitation(Number(id)),
};

/** What is needed to write the mail. */
export interface InvitationLetter {
  readonly link: string;
  readonly language: MessageLanguage;
}

export const letterText = ({ link, language }: InvitationLetter): string => `${language} ${link}`;

/** Of an earlier release it is the link alone, and in English. */
export function readLetter(text: string): InvitationLetter {
  const language = MESSAGE_LANGUAGES.find(one => text.startsWith(`${one} `));
  return language === undefined ? { link: text, language: 'en' } : { link: text.slice(language.length + 1), language };
}
