import type { Schema } from '@sitekeeper/server';
import { UsageError } from '../failure.ts';
import { askSecret, readSecretFile, readStdin } from '../read-secret.ts';
import type { Terminal } from '../terminal.ts';
import { inputOfFields, readFieldWord } from './field-words.ts';
import { isSecretField, requireNoSecret, visibleSecret } from './secret-fields.ts';

export interface GivenInput {
  /** `field=value` and `field@=file`. */
  readonly words: readonly string[];
  /** JSON, `@file` with JSON, or `-`: JSON from standard input. */
  readonly json?: string | undefined;
}

/**
 * The input of an ability as a person gave it. Required secrets that are missing are asked for on a terminal.
 * @param named What the person calls an input, if not by its name.
 * @throws UsageError
 */
export async function readAbilityInput(
  terminal: Terminal,
  { words, json }: GivenInput,
  schema: Schema,
  named?: (path: string) => string,
): Promise<Record<string, unknown>> {
  const input =
    json === undefined ? await ofWords(terminal, words, schema, named) : await ofJson(terminal, json, words);
  return { ...(await missingSecrets(terminal, input, schema)), ...input };
}

async function ofWords(
  { io }: Terminal,
  words: readonly string[],
  schema: Schema,
  named?: (path: string) => string,
): Promise<object> {
  const read = words.map(readFieldWord);
  const given = await Promise.all(
    read.map(async ({ path, value, fromFile }) => {
      if (fromFile) return { path, value: await readSecretFile(io, value) };
      if (isSecretField(path) && value !== '') throw visibleSecret(path);
      return { path, value };
    }),
  );
  return inputOfFields(given, schema, named);
}

async function ofJson({ io }: Terminal, json: string, words: readonly string[]): Promise<object> {
  if (words.length > 0) throw new UsageError('Give fields or --input, not both.');
  const text =
    json === '-' ? await readStdin(io) : json.startsWith('@') ? await readSecretFile(io, json.slice(1)) : json;
  const input = parsedObject(text);
  if (text === json) requireNoSecret(input);
  return input;
}

function parsedObject(text: string): object {
  const value = parsedJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError(`--input must be a JSON object, such as {"page": 2}, @FILE, or - for standard input.`);
}

/** Undefined if it is no JSON; no part of it is quoted, as it may hold a secret. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function missingSecrets({ io, json }: Terminal, input: object, { required = [] }: Schema): Promise<object> {
  const missing = required.filter(name => isSecretField(name) && !Object.hasOwn(input, name));
  if (missing.length === 0 || io.stdin.isTTY !== true || json) return {};
  const asked: Record<string, string> = {};
  for (const name of missing) asked[name] = await askSecret(io, `${name}: `);
  return asked;
}
