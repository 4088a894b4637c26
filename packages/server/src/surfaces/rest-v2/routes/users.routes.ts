import { type TSchema, Type } from 'typebox';
import * as users from '../../../features/site-users/index.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id_or_domain: 'site_id_or_domain' };

/** The filters of changes. Forms also send unused ones: empty or null names no site. */
const targets = {
  params: Object.fromEntries(
    Object.entries<TSchema>(users.userTargetInput).map(([name, filter]) => [
      name,
      Type.Unsafe({ ...filter, type: ['array', 'null'] }),
    ]),
  ),
  toInput: (params: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(params).filter(([name, value]) => value !== null || !(name in users.userTargetInput)),
    ),
};

interface Done {
  readonly errors: readonly unknown[];
  readonly queued?: boolean;
}

/** @param done How many sites succeeded, according to an output. */
function onSites<T extends Done>(what: string, verb: string, done: (output: T) => number) {
  return (output: T): string => {
    if (output.queued) return `${what} will be ${verb} in the background. Poll status_url.`;
    return `${what} was ${verb} on ${done(output)} of ${counted(done(output) + output.errors.length, 'site')}.`;
  };
}

/** Source: docs/spec/rest-v2.md#users. */
export const USER_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/users',
    ability: users.listSiteUsers,
    answer: { form: 'list', beside: ['errors'] },
  }),
  route({
    methods: ['POST'],
    path: '/users/create',
    ...targets,
    ability: users.createSiteUsers,
    answer: {
      form: 'single',
      message: onSites('The user', 'created', (output: Done & { total_created: number }) => output.total_created),
    },
  }),
  route({
    methods: EDIT,
    path: '/users/{id_or_domain}/{user_id}/edit',
    names,
    ability: users.updateSiteUser,
    answer: { form: 'single', message: 'The user was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/users/{id_or_domain}/{user_id}/delete',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: users.deleteSiteUser,
    answer: {
      form: 'single',
      message: 'The user was deleted; the posts were assigned to the administrator of the connection.',
    },
  }),
  route({
    methods: EDIT,
    path: '/users/update-admin-password',
    ...targets,
    ability: users.updateAdminPasswords,
    answer: {
      form: 'single',
      message: onSites('The password', 'changed', (output: Done & { total_updated: number }) => output.total_updated),
    },
  }),
  route({
    methods: ['POST'],
    path: '/users/import',
    names: { csv_file: 'rows' },
    required: ['csv_file'],
    without: ['csv'],
    upload: {
      field: 'csv_file',
      description: `The file, as UTF-8. Columns: ${users.IMPORT_COLUMNS.join(', ')}; separate several sites or tags with semicolons.`,
      example: `${users.IMPORT_COLUMNS.join(',')}\nanna,anna@bakery.example,Anna,Baker,,,true,editor,bakery.example,\n`,
      mostBytes: 10 * 2 ** 20,
      extensions: ['.csv', '.txt'],
      read: bytes => users.readCsv(bytes),
    },
    toInput: ({ rows, has_header, ...others }) => ({
      ...others,
      rows: has_header === false ? rows : (rows as unknown[]).slice(1),
    }),
    ability: users.importSiteUsers,
    answer: { form: 'flat' },
  }),
];
