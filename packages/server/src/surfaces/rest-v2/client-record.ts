import { type TSchema, Type } from 'typebox';
import { CLIENT_TEXTS, clientSchema } from '../../features/clients/index.ts';
import { propertiesOf } from './route.ts';

/** Name over REST → name in the abilities' view, in the order in which the record shows them. */
const NAMES: Readonly<Record<string, string>> = {
  id: 'id',
  name: 'name',
  client_email: 'email',
  ...Object.fromEntries(Object.entries(CLIENT_TEXTS).map(([name, { column }]) => [name, column])),
  ...same('status', 'created', 'sites_count', 'selected_sites', 'custom_fields'),
};

/** The client record of REST. Source: docs/spec/rest-v2.md#clients. */
export const clientRecordSchema = picked(Object.keys(NAMES));

/** What is returned about a deleted client. */
export const clientBriefSchema = picked(['id', 'name', 'client_email']);

/** A client as abilities show it → the record. */
export function toClientRecord(client: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(NAMES).map(([name, column]) => [name, client[column]]));
}

export function toClientBrief({ id, name, email }: Readonly<Record<string, unknown>>) {
  return { id, name, client_email: email };
}

function picked(names: readonly string[]) {
  const known = propertiesOf(clientSchema);
  return Type.Object(Object.fromEntries(names.map(name => [name, known[NAMES[name] as string] as TSchema])));
}

function same(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, name]));
}
