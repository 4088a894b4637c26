import { ConnectorError, parseForm } from '@sitekeeper/protocol';
import type { TSchema } from 'typebox';
import { bounded, cut } from '../../kernel/ability/violations.ts';
import { AppError } from '../../kernel/errors.ts';
import { parseJson, readJsonBody, type SentBody } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { coerce } from './coerce.ts';

/**
 * Input of a POST: the member `input` of the JSON body; missing = {}. Anything beside it is refused: ignored, it would
 * turn "these sites" into "all sites". @param besides Members allowed beside it. @throws AppError
 */
export function inputOfBody(sent: SentBody, besides: readonly string[] = []): unknown {
  const body = readJsonBody(sent, {});
  if (!isObject(body)) throw notAnObject('The body');
  const { input = {}, ...beside } = body;
  if (!isObject(input)) throw notAnObject('input');
  const astray = Object.keys(beside).filter(name => !besides.includes(name));
  if (astray.length > 0) throw outsideOfInput(astray);
  return input;
}

/**
 * Input of a GET: `input[page]=2`, a JSON object in `input=`, or plain `?page=2`; values become the schema's types.
 * Both forms can be combined: a parameter beside `input` is read too, or refused, but never ignored. Source:
 * docs/spec/abilities.md#running-an-ability. @throws AppError
 */
export function inputOfQuery(query: string, schema: TSchema): unknown {
  requireReadableQuery(`?${query}`, 'ability_invalid_input');
  const { input = '', ...rest } = parseQuery(query);
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('_')));
  if (isObject(input)) return coerce(schema, { ...plain, ...input });
  if (input === '') return coerce(schema, plain);
  const parsed = typeof input === 'string' ? jsonOrNothing(input) : input;
  if (!isObject(parsed)) throw notAnObject('input');
  return coerce(schema, { ...plain, ...parsed });
}

function jsonOrNothing(text: string): unknown {
  try {
    return parseJson(text, 'input');
  } catch {
    return undefined;
  }
}

function parseQuery(query: string): Record<string, unknown> {
  try {
    return { ...parseForm(query) };
  } catch (error) {
    if (error instanceof ConnectorError)
      throw new AppError('ability_invalid_input', 'The query is too large or too deep.');
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function outsideOfInput(names: readonly string[]): AppError {
  const errors = names.map(path => ({ path, message: 'must stand in input' }));
  const shown = names.slice(0, 5).map(cut).join(', ');
  const message = `Put parameters inside input, as in {"input": {"page": 2}}: ${shown}.`;
  return new AppError('ability_invalid_input', message, { ...bounded(errors) });
}

function notAnObject(what: string): AppError {
  const message = `${what} must be an object with the parameters, e.g. {"input": {"page": 2}}.`;
  return new AppError('ability_invalid_input', message, { errors: [{ path: 'input', message: 'must be an object' }] });
}
