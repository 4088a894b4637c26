import { invalidInput } from '../../kernel/invalid-input.ts';

/** The pure client. Source: docs/spec/rest-v2.md#clients. */

export const CLIENT_STATUSES = ['active', 'suspended', 'lead', 'lost'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** Free texts about a client: name in the input, column, longest text, and what it is. */
export const CLIENT_TEXTS = {
  client_phone: { column: 'phone', most: 100, what: 'Phone number' },
  address_1: { column: 'address_1', most: 255, what: 'First line of the address' },
  address_2: { column: 'address_2', most: 255, what: 'Second line of the address' },
  city: { column: 'city', most: 100, what: 'City' },
  state: { column: 'state', most: 200, what: 'State or province' },
  zip: { column: 'zip', most: 32, what: 'Postal code' },
  country: { column: 'country', most: 200, what: 'Country' },
  note: { column: 'note', most: 50_000, what: 'Notes about the client' },
  client_facebook: { column: 'facebook', most: 255, what: 'Facebook page' },
  client_twitter: { column: 'twitter', most: 255, what: 'Twitter account' },
  client_instagram: { column: 'instagram', most: 255, what: 'Instagram account' },
  client_linkedin: { column: 'linkedin', most: 255, what: 'LinkedIn page' },
} as const;

export type ClientText = keyof typeof CLIENT_TEXTS;
export type ClientTextColumn = (typeof CLIENT_TEXTS)[ClientText]['column'];

/**
 * The e-mail address as it is stored and compared: lower-case, null for none.
 * @param field Its name in the input, for the message.
 * @throws AppError invalid_input when it can't be one.
 */
export function normaliseEmail(text: string | null, field = 'client_email'): string | null {
  const email = text?.trim().toLowerCase() ?? '';
  if (email === '') return null;
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  const sound =
    more.length === 0 &&
    email.length <= 254 &&
    /^[^\s"(),:;<>[\]\\\p{Cc}]{1,64}$/u.test(local) &&
    !/^\.|\.$|\.\./.test(local) &&
    labels.length > 1 &&
    labels.every(label => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label));
  if (sound) return email;
  throw invalidInput('email_address', `${field} must be an e-mail address like anna@example.com.`);
}

/** Lower-cased text that `search` looks into. */
export function clientSearchText(name: string, email: string | null): string {
  return `${name}\n${email ?? ''}`.toLowerCase();
}
