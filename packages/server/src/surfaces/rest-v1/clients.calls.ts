import * as clients from '../../features/clients/index.ts';
import { toClientBrief, toClientRecord } from '../rest-v2/client-record.ts';
import { ifGiven, type V1Call, v1Call } from './call.ts';
import { inArray } from './listing.ts';

const GROUPS = ['client', 'clients'] as const;

/** The group has two names. Source: docs/spec/rest-v1.md#groups, clients. */
export const CLIENTS_CALLS: readonly V1Call[] = GROUPS.flatMap(group => [
  ifGiven(
    'client',
    v1Call({
      group,
      method: 'GET',
      callback: 'all-clients',
      ability: clients.getClient,
      names: { client: 'client_id_or_email' },
      answer: { form: 'data', shape: client => [toClientRecord(client)] },
    }),
    v1Call({
      group,
      method: 'GET',
      callback: 'all-clients',
      ability: clients.listClients,
      answer: { form: 'list', frame: inArray(toClientRecord) },
    }),
  ),
  v1Call({
    group,
    method: 'POST',
    callback: 'add-client',
    ability: clients.addClient,
    answer: { form: 'done', say: 'The client was added.', shape: toClientRecord },
  }),
  v1Call({
    group,
    method: 'PUT',
    callback: 'edit-client',
    ability: clients.updateClient,
    names: { client_id: 'client_id_or_email' },
    answer: { form: 'done', say: 'The client was changed.', shape: toClientRecord },
  }),
  v1Call({
    group,
    method: 'DELETE',
    callback: 'remove-client',
    ability: clients.deleteClient,
    names: { client_id: 'client_id_or_email' },
    fixed: { confirm: true },
    without: ['dry_run'],
    answer: { form: 'done', say: 'The client was deleted; its sites were kept.', shape: toClientBrief },
  }),
]);
