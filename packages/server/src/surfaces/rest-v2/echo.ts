import { isDeepStrictEqual } from 'node:util';
import { type TObject, type TSchema, Type } from 'typebox';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { shapeOutput } from '../../kernel/ability/shape.ts';
import { invalidParameters } from '../../kernel/ability/validate.ts';
import type { Ctx } from '../../kernel/context.ts';
import { coerce, coerceNumbers } from '../abilities/coerce.ts';
import type { RouteAnswer } from './answer.ts';
import type { GivenParameters, Parameters } from './parameters.ts';
import type { ReadRecord } from './route-facts.ts';

/** An edit with a whole record: read, changed in places, and sent back. */
export interface Echo {
  /** The members of the record that the edit can't change. */
  readonly schema: TObject;
  readonly isIn: (given: GivenParameters) => boolean;
  /**
   * The remaining changes: unchanged members of a record sent back are dropped, even if an edit would reject them.
   * @throws AppError rest_invalid_param naming read-only members that differ from the record.
   */
  readonly without: (given: GivenParameters, ctx: Ctx) => Promise<GivenParameters>;
}

const CHANGED = 'is read-only: leave it out, or send its current value';

export function echoOf(read: ReadRecord, ability: AnyAbility, params: Parameters, answer: RouteAnswer): Echo {
  const record = propertiesOf(answer.schema as TObject).data as TObject;
  const taken = propertiesOf(params.schema);
  const canChange = (name: string) => Object.hasOwn(taken, name) && !params.inPath.includes(name);
  const readOnly = Object.entries(propertiesOf(record)).filter(([name]) => !canChange(name));
  const schema = Type.Object(Object.fromEntries(readOnly) as Record<string, TSchema>);
  const isReadOnly = (name: string) => Object.hasOwn(schema.properties, name);
  const isIn = ({ body }: GivenParameters) => Object.keys(body).some(isReadOnly);
  return {
    schema,
    isIn,
    async without(given, ctx) {
      if (!isIn(given)) return given;
      const input = params.toInput({ ...given, query: {}, body: {} });
      const found = await read(input as never, ctx);
      const now = found === undefined ? {} : recordIn(answer.bodyOf(shapeOutput(ability.output, found)));
      const sent = (given.typed ? coerceNumbers : coerce)(record, given.body) as object;
      const isSame = ([name, value]: [string, unknown]) => Object.hasOwn(now, name) && equal(value, now[name]);
      const same = new Set(Object.entries(sent).flatMap(entry => (isSame(entry) ? [entry[0]] : [])));
      const left = Object.entries(given.body).filter(([name]) => !same.has(name));
      const wrong = left.filter(([name]) => found !== undefined && isReadOnly(name));
      if (wrong.length > 0) throw invalidParameters(wrong.map(([path]) => ({ path, message: CHANGED })));
      return { ...given, body: Object.fromEntries(left.filter(([name]) => !isReadOnly(name))) };
    },
  };
}

function recordIn(body: unknown): Readonly<Record<string, unknown>> {
  return (body as { data: Readonly<Record<string, unknown>> }).data;
}

function propertiesOf(schema: TObject): Readonly<Record<string, TSchema>> {
  return schema.properties;
}

/** Copies, because nested form fields have no prototype. */
function equal(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(structuredClone(a), structuredClone(b));
}
