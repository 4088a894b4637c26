import { Type } from 'typebox';
import * as clients from '../../../features/clients/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id_name: 'field_id_or_name' };
/** Without a default, which would hide whether the other spelling was used. */
const size = (description: string) => Type.Integer({ minimum: 1, maximum: 200, description });

/** Source: docs/spec/rest-v2.md#clients. */
export const CLIENT_FIELD_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/clients/fields',
    params: {
      per_page: size('Items per page, at most 200; default 20.'),
      pre_page: size('Another name for per_page; it takes precedence if both are given.'),
    },
    toInput: ({ pre_page, ...input }) => ({ ...(pre_page === undefined ? {} : { per_page: pre_page }), ...input }),
    ability: clients.listClientFields,
    answer: { form: 'list' },
  }),
  route({
    methods: ['POST'],
    path: '/clients/fields/add',
    ability: clients.addClientField,
    answer: { form: 'single', message: 'The client field was added.' },
    location: '/clients/fields?include={field_id}',
  }),
  route({
    methods: EDIT,
    path: '/clients/fields/{id_name}/edit',
    names,
    ability: clients.updateClientField,
    record: async ({ field_id_or_name: field }: { field_id_or_name: number | string }, ctx) =>
      (await clients.listClientFields.handler({ include: [field], per_page: 1 }, ctx)).items[0],
    answer: { form: 'single', message: 'The client field was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/clients/fields/{id_name}/delete',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: clients.deleteClientField,
    answer: {
      form: 'single',
      message: 'The client field and its values were deleted.',
      data: clients.clientFieldSchema,
      shape: ({ field }: { field: unknown }) => field,
    },
  }),
];
