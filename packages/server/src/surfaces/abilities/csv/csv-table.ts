import type { TObject, TSchema } from 'typebox';
import { type CsvValue, csvLine } from '../../../kernel/text/csv-line.ts';

/** A column of a table: where its values are in an item. */
export interface CsvColumn {
  /** `site.name` */
  readonly name: string;
  readonly path: readonly string[];
}

type ObjectSchema = TSchema & { readonly type?: unknown; readonly properties?: Readonly<Record<string, TSchema>> };

/**
 * The member of an output that is a list, and the columns of its items; undefined if the output is no list, or several
 * of which none is named. Members of members are columns of their own: `site.name`.
 * @param table The member, where several are lists.
 */
export function csvTableOf(
  output: TSchema,
  table = 'items',
): { readonly member: string; readonly columns: CsvColumn[] } | undefined {
  const lists = Object.entries((output as TObject).properties ?? {}).flatMap(([member, schema]) => {
    const { items } = schema as { items?: ObjectSchema };
    return items?.properties ? [{ member, columns: columnsOf(items, []) }] : [];
  });
  return lists.find(({ member }) => member === table) ?? (lists.length === 1 ? lists[0] : undefined);
}

function columnsOf({ properties = {} }: ObjectSchema, path: readonly string[]): CsvColumn[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const here = [...path, name];
    const { properties: inner } = schema as ObjectSchema;
    return inner ? columnsOf(schema as ObjectSchema, here) : [{ name: here.join('.'), path: here }];
  });
}

export const csvHead = (columns: readonly CsvColumn[]) => csvLine(columns.map(({ name }) => name));

export const csvRow = (columns: readonly CsvColumn[], item: unknown) =>
  csvLine(columns.map(({ path }) => path.reduce<unknown>(memberOf, item) as CsvValue));

function memberOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
