import { type Static, Type } from 'typebox';
import * as keys from '../../../features/keys/index.ts';
import type { RouteAnswer } from '../answer.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

type Key = Static<typeof keys.keySchema>;

const { id, name, ...others } = keys.keySchema.properties;
/** A key in the terms of REST: its name is its description. */
const keyRecord = Type.Object(
  { id, description: { ...name, examples: ['Nightly report'] }, ...others },
  { description: 'The API key.' },
);
const recordOf = ({ id, name, ...rest }: Key) => ({ id, description: name, ...rest });

const names = { description: 'name' };
/** Clients of this route may leave it out. Source: docs/spec/rest-v2.md#keys. */
const description = { ...keys.keyNameSchema, default: 'API key' };
const idNames = { id: 'key_id', ...names };
const confirmed = { fixed: { confirm: true }, without: ['dry_run'] };

/** The token is beside the record, where clients expect it. Source: docs/spec/rest-v2.md#keys. */
const added: RouteAnswer = {
  form: 'single',
  schema: Type.Object({
    success: Type.Literal(1, { description: '1: success.' }),
    message: Type.String({ description: 'What was done.' }),
    token: Type.String({ description: 'Sent as "Authorization: Bearer <token>". Not shown again.' }),
    data: keyRecord,
  }),
  bodyOf: output => {
    const { token, ...key } = output as Key & { token: string };
    return { success: 1, message: 'The key was added. Its token is not shown again.', token, data: recordOf(key) };
  },
};

/** Source: docs/spec/rest-v2.md#keys. */
export const KEY_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/rest-api/keys',
    ability: keys.listApiKeys,
    answer: { form: 'list', data: keyRecord, shape: recordOf },
  }),
  {
    ...route({
      methods: ['POST'],
      path: '/rest-api/add-key',
      names,
      params: { description },
      without: ['v1_compatibility'],
      ability: keys.addApiKey,
      answer: { form: 'single' },
    }),
    answer: added,
  },
  route({
    methods: EDIT,
    path: '/rest-api/edit-key/{id}',
    names: idNames,
    ability: keys.updateApiKey,
    record: keys.readApiKey,
    answer: { form: 'single', message: 'The key was changed.', data: keyRecord, shape: recordOf },
  }),
  route({
    methods: ['DELETE'],
    path: '/rest-api/delete-key/{id}',
    names: idNames,
    ...confirmed,
    ability: keys.deleteApiKey,
    answer: {
      form: 'single',
      message: 'The key was deleted.',
      data: keyRecord,
      shape: ({ key }: { key: Key }) => recordOf(key),
    },
  }),
  route({
    methods: ['DELETE'],
    path: '/rest-api/delete-keys',
    names: { ids: 'key_ids' },
    ...confirmed,
    ability: keys.deleteApiKeys,
    answer: {
      form: 'single',
      message: ({ total_deleted: total }: { total_deleted: number }) =>
        `${total} ${total === 1 ? 'key was' : 'keys were'} deleted.`,
      data: Type.Object(
        {
          deleted: Type.Array(id, { description: 'Ids of the keys that were deleted.' }),
          errors: keys.keyErrorsSchema,
        },
        { description: 'The result of each.' },
      ),
      shape: ({ deleted, errors }: { deleted: Key[]; errors: object[] }) => ({
        deleted: deleted.map(key => key.id),
        errors,
      }),
    },
  }),
];
