import type { ListedClient } from './client.ts';

/** The free-text fields of a client: in the ability's input, in its answer, and as a label. */
export const TEXTS = [
  { name: 'client_phone', column: 'phone', label: 'clients.texts.phone', area: false },
  { name: 'address_1', column: 'address_1', label: 'clients.texts.address1', area: false },
  { name: 'address_2', column: 'address_2', label: 'clients.texts.address2', area: false },
  { name: 'zip', column: 'zip', label: 'clients.texts.zip', area: false },
  { name: 'city', column: 'city', label: 'clients.texts.city', area: false },
  { name: 'state', column: 'state', label: 'clients.texts.state', area: false },
  { name: 'country', column: 'country', label: 'clients.texts.country', area: false },
  { name: 'client_facebook', column: 'facebook', label: 'clients.texts.facebook', area: false },
  { name: 'client_twitter', column: 'twitter', label: 'clients.texts.twitter', area: false },
  { name: 'client_instagram', column: 'instagram', label: 'clients.texts.instagram', area: false },
  { name: 'client_linkedin', column: 'linkedin', label: 'clients.texts.linkedin', area: false },
  { name: 'note', column: 'note', label: 'clients.texts.note', area: true },
] as const;

type TextName = (typeof TEXTS)[number]['name'];

export function textsOf(client: ListedClient | undefined): Record<TextName, string> {
  return Object.fromEntries(TEXTS.map(({ name, column }) => [name, client?.[column] ?? ''])) as Record<
    TextName,
    string
  >;
}
