import { Type } from 'typebox';

/** A record mentioned by name in an answer about another one. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** @param what Such as `update window`. */
export const namedRecordsSchema = (what: string, description: string) =>
  Type.Array(
    Type.Object({
      id: Type.Integer({ description: `Id of the ${what}.` }),
      name: Type.String({ description: `Name of the ${what}.` }),
    }),
    { description },
  );

const NAMED = 10;

/** `Nights, Weekends and 3 more`: the first names of a list. */
export function someNames(records: readonly Pick<NamedRecord, 'name'>[]): string {
  const names = records.slice(0, NAMED).map(({ name }) => name);
  const more = records.length > NAMED ? ` and ${records.length - NAMED} more` : '';
  return `${names.join(', ')}${more}`;
}
