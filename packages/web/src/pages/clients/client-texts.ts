import type { ListedClient } from './client.ts';

/** Free texts about a client: as the ability's input has it, as its answer has it, and what people call it. */
export const TEXTS = [
  { name: 'client_phone', column: 'phone', label: 'Phone', area: false },
  { name: 'address_1', column: 'address_1', label: 'Address', area: false },
  { name: 'address_2', column: 'address_2', label: 'Address, second line', area: false },
  { name: 'zip', column: 'zip', label: 'Postal code', area: false },
  { name: 'city', column: 'city', label: 'City', area: false },
  { name: 'state', column: 'state', label: 'State or province', area: false },
  { name: 'country', column: 'country', label: 'Country', area: false },
  { name: 'client_facebook', column: 'facebook', label: 'Facebook', area: false },
  { name: 'client_twitter', column: 'twitter', label: 'Twitter', area: false },
  { name: 'client_instagram', column: 'instagram', label: 'Instagram', area: false },
  { name: 'client_linkedin', column: 'linkedin', label: 'LinkedIn', area: false },
  { name: 'note', column: 'note', label: 'Notes', area: true },
] as const;

type TextName = (typeof TEXTS)[number]['name'];

export function textsOf(client: ListedClient | undefined): Record<TextName, string> {
  return Object.fromEntries(TEXTS.map(({ name, column }) => [name, client?.[column] ?? ''])) as Record<
    TextName,
    string
  >;
}
