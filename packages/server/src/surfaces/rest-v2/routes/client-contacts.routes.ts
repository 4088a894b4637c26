import * as clients from '../../../features/clients/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const ofClient = { id_or_email: 'client_id_or_email' };
const names = { id: 'contact_id' };

/** Source: docs/spec/rest-v2.md#clients. */
export const CLIENT_CONTACT_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/contacts',
    names: ofClient,
    ability: clients.listClientContacts,
    answer: { form: 'list' },
  }),
  route({
    methods: ['POST'],
    path: '/clients/{id_or_email}/contacts/add',
    names: ofClient,
    ability: clients.addClientContact,
    answer: { form: 'single', message: 'The contact was added.' },
    location: '/clients/{client_id}/contacts',
  }),
  route({
    methods: EDIT,
    path: '/clients/contacts/{id}/edit',
    names,
    ability: clients.updateClientContact,
    record: clients.readClientContact,
    answer: { form: 'single', message: 'The contact was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/clients/contacts/{id}/delete',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: clients.deleteClientContact,
    answer: {
      form: 'single',
      message: 'The contact was deleted.',
      data: clients.contactSchema,
      shape: ({ contact }: { contact: unknown }) => contact,
    },
  }),
];
