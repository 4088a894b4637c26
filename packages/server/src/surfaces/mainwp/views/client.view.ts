import type { Static } from 'typebox';
import type { clientSchema } from '../../../features/clients/index.ts';
import { bareInstant, column, daySeconds, offsetInstant } from './php.ts';

export type Client = Static<typeof clientSchema>;

/** Numbers of the states of a client. */
const STATES: Readonly<Record<string, string>> = { active: '0', suspended: '1', lead: '2', lost: '3' };

/** A client as answers about one show it. */
export function shownClient(client: Client) {
  return {
    id: String(client.id),
    name: client.name,
    address_1: client.address_1,
    address_2: client.address_2,
    city: client.city,
    zip: client.zip,
    state: client.state,
    country: client.country,
    client_email: client.email,
    client_phone: client.phone,
    created: bareInstant(client.created),
    suspended: STATES[client.status] ?? '0',
  };
}

/** The same after a change, with the sites by commas. */
export function changedClient(client: Client) {
  const { selected_sites: sites } = client;
  return { ...shownClient(client), selected_sites: sites.length === 0 ? null : sites.join(',') };
}

/** A client as lists show it. */
export function listedClient(client: Client) {
  const { client_email, client_phone, created, suspended, ...view } = shownClient(client);
  return {
    ...view,
    note: client.note,
    client_email,
    client_phone,
    ...networksOf(client, 'client_'),
    created,
    suspended,
    primary_contact_id: '0',
  };
}

function networksOf({ facebook, twitter, instagram, linkedin }: Client, before: 'client_') {
  return {
    [`${before}facebook`]: facebook,
    [`${before}twitter`]: twitter,
    [`${before}instagram`]: instagram,
    [`${before}linkedin`]: linkedin,
  };
}

/** The contact of a client, which is not kept apart from the client. */
const NO_CONTACT = {
  contact_id: null,
  contact_client_id: null,
  contact_email: null,
  contact_image: null,
  contact_icon_info: null,
  contact_name: null,
  contact_phone: null,
  contact_role: null,
  facebook: null,
  twitter: null,
  instagram: null,
  linkedin: null,
};

/** The client of a site: the row as it is stored. */
export function clientRow(client: Client) {
  const { id, created: _created, ...view } = listedClient(client);
  return {
    client_id: id,
    image: '',
    selected_icon_info: '',
    ...view,
    created: String(daySeconds(client.created) === 0 ? 0 : Math.floor(Date.parse(client.created) / 1000)),
    ...NO_CONTACT,
  };
}

/** A client as abilities of MainWP show it. */
export function abilityClient(client: Client) {
  return {
    id: client.id,
    name: client.name,
    email: client.email,
    phone: client.phone,
    address_1: client.address_1,
    address_2: client.address_2,
    city: client.city,
    state: client.state,
    zip: client.zip,
    country: client.country,
    note: client.note,
    suspended: Number(column(client.suspended)),
    created: offsetInstant(client.created),
    facebook: client.facebook,
    twitter: client.twitter,
    instagram: client.instagram,
    linkedin: client.linkedin,
  };
}
