import type { Output } from '../../../generated/abilities.ts';

/** A person at a client. */
export type ListedContact = Output<'list-client-contacts-v1'>['items'][number];

/** The free-text fields of a contact, with their labels. */
export const CONTACT_FIELDS = [
  { name: 'role', label: 'clients.contacts.role' },
  { name: 'phone', label: 'clients.texts.phone' },
  { name: 'facebook', label: 'clients.texts.facebook' },
  { name: 'twitter', label: 'clients.texts.twitter' },
  { name: 'instagram', label: 'clients.texts.instagram' },
  { name: 'linkedin', label: 'clients.texts.linkedin' },
] as const;
