import type { Generated } from 'kysely';

/** Clients with their fields, and costs with what they are for. */
export interface ClientAndCostTables {
  clients: ClientTable;
  /** Sites that are suspended because their client is, with the state each gets back. */
  client_held_sites: { site_id: number; client_id: number; status: string };
  client_contacts: ContactTable;
  client_fields: {
    id: Generated<number>;
    name: string;
    name_key: string;
    description: string;
    /** The one client that has it; null for a field of all clients. */
    client_id: Generated<number | null>;
  };
  client_field_values: { client_id: number; field_id: number; value: string };
  costs: CostTable;
  cost_sites: { cost_id: number; site_id: number };
  cost_tags: { cost_id: number; tag_id: number };
  cost_clients: { cost_id: number; client_id: number };
}

export interface ClientTable {
  id: Generated<number>;
  name: string;
  /** Lower-cased name: the sort order of lists. */
  name_key: Generated<string>;
  /** Lower-cased name and e-mail: what `search` looks into. */
  search_text: Generated<string>;
  /** Lower-cased; null for none, so that several clients may have none. */
  email: string | null;
  /** active | suspended | lead | lost */
  status: string;
  phone: Generated<string>;
  address_1: Generated<string>;
  address_2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country: Generated<string>;
  note: Generated<string>;
  facebook: Generated<string>;
  twitter: Generated<string>;
  instagram: Generated<string>;
  linkedin: Generated<string>;
  /** Of a suspended client: the status that it gets back; null where nobody noted it. */
  status_before: Generated<string | null>;
  /** First day that the next report of the schedule for all covers, if an own schedule was deleted; null: as for others. */
  reports_begin_on: Generated<string | null>;
  created_at: number;
  updated_at: Generated<number>;
}

/** A person at a client. */
export interface ContactTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  /** Lower-cased; '' for none. */
  email: string;
  phone: string;
  role: string;
  facebook: string;
  twitter: string;
  instagram: string;
  linkedin: string;
  /** 1 for at most one contact of a client. */
  is_primary: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface CostTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  price_cents: number;
  payment_type: string;
  product_type: string;
  /** What it is, where the product type is `other`; '' if not said. */
  product_type_title: Generated<string>;
  product_slug: string;
  license_type: string;
  renewal_type: string;
  /** YYYY-MM-DD */
  last_renewal: string | null;
  /** Day of the month of the first renewal, which later ones keep where the month has it. */
  renewal_day: number | null;
  payment_method: string;
  /** How it is paid, where the payment method is none of those known; '' if not said. */
  payment_method_title: Generated<string>;
  status: string;
  url: string;
  note: string;
  product_color: string;
  icon_hidden: string;
  created_at: number;
  updated_at: Generated<number>;
}
