import * as clients from '../../../features/clients/index.ts';
import { AppError } from '../../../kernel/errors.ts';
import { DialectError } from '../dialect-errors.ts';
import { type DialectLine, line, PUT, requireGiven } from './line.ts';
import { listLine } from './lists.ts';
import { type Aliases, fieldFrom, selectorFrom, selectorsFrom, textFrom } from './takers.ts';

const FIELD: Aliases = { field_id_or_name: selectorFrom('id_name') };

interface Field {
  readonly field_id: number;
  readonly name: string;
  readonly description: string;
}

const fieldView = ({ field_id, name, description }: Field) => ({ name, field_id: String(field_id), description });

/** Custom fields of clients. Forms and JSON are both read; MainWP reads one here and the other there. */
export const CLIENT_FIELD_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/clients/fields',
    ability: clients.listClientFields,
    aliases: { search: textFrom('search'), include: selectorsFrom('include'), exclude: selectorsFrom('exclude') },
    perPage: 20,
    none: { success: 0, message: 'There are no client fields.' },
    head: (total, perPage) => ({ success: 1, total, pages: Math.ceil(total / perPage) }),
    items: rows => rows.map(fieldView),
  }),
  line({
    methods: ['POST'],
    path: '/clients/fields/add',
    ability: clients.addClientField,
    aliases: { name: textFrom('name'), description: textFrom('description') },
    complete: (input, asked) => {
      requireGiven(asked, ['name', 'description']);
      return input;
    },
    soft: taken('create_field_failed'),
    view: (made: Field) => ({ success: 1, message: 'The client field was added.', data: fieldView(made) }),
  }),
  line({
    methods: PUT,
    path: '/clients/fields/{id_name}/edit',
    ability: clients.updateClientField,
    aliases: { ...FIELD, name: textFrom('name'), description: fieldFrom('description') },
    soft: taken('update_field_failed'),
    view: () => ({ success: 1, message: 'The client field was changed.' }),
  }),
  line({
    methods: ['DELETE'],
    path: '/clients/fields/{id_name}/delete',
    ability: clients.deleteClientField,
    aliases: FIELD,
    fixed: { confirm: true },
    view: () => ({ success: 1, message: 'The client field and its values were deleted.' }),
  }),
];

/** A name that is taken has a code of its own. */
function taken(code: string) {
  return (error: AppError): undefined => {
    if (error instanceof AppError && error.code === 'already_exists') {
      throw new DialectError('already_exists', code, error.message);
    }
  };
}
