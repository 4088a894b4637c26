/** The pure contact: a person at a client. Source: docs/spec/rest-v2.md#clients. */

/** Texts about a contact: name in the input and column, longest text, and what it is. */
export const CONTACT_TEXTS = {
  phone: { most: 100, what: 'Phone number' },
  role: { most: 255, what: 'Role at the client, such as accounting' },
  facebook: { most: 255, what: 'Facebook page' },
  twitter: { most: 255, what: 'Twitter account' },
  instagram: { most: 255, what: 'Instagram account' },
  linkedin: { most: 255, what: 'LinkedIn page' },
} as const;

export type ContactText = keyof typeof CONTACT_TEXTS;

/** What is said of a contact. */
export interface ContactColumns extends Record<ContactText, string> {
  readonly name: string;
  /** Lower-cased; '' for none. Several contacts may have the same. */
  readonly email: string;
  readonly is_primary: number;
}

/** The longest name. */
export const CONTACT_NAME_MOST = 255;
