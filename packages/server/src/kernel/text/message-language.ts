import { Type } from 'typebox';

/** The languages in which messages are told. */
export const MESSAGE_LANGUAGES = ['en', 'de'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** One of them. @param initial What holds if it is left out. */
export const messageLanguageSchema = (description: string, initial?: MessageLanguage) =>
  Type.Unsafe<MessageLanguage>({
    type: 'string',
    enum: [...MESSAGE_LANGUAGES],
    ...(initial === undefined ? {} : { default: initial }),
    description,
  });
