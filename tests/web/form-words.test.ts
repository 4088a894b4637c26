import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { parseInput } from '../../packages/server/src/kernel/ability/validate.ts';
import type { AppError } from '../../packages/server/src/kernel/errors.ts';
import { plainWords, type SaidOfValue } from '../../packages/web/src/api/plain-words.ts';
import { fieldErrors, messageOf, RequestError } from '../../packages/web/src/api/request-error.ts';
import { errorsIn } from '../../packages/web/src/ui/forms/form.ts';

const Schema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 5 }),
    login: Type.String({ minLength: 4, pattern: '^\\S+$' }),
    page: Type.Integer({ minimum: 1 }),
    least: Type.Number({ maximum: 9 }),
    status: Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] }),
    tags: Type.Array(Type.Integer(), { minItems: 1 }),
    many: Type.Array(Type.Integer(), { maxItems: 2 }),
    needed: Type.String(),
  },
  { additionalProperties: false },
);

/** The server's answer to this input. */
function refusal(input: object): RequestError {
  try {
    parseInput(Schema, input);
  } catch (error) {
    const { code, message, data } = error as AppError;
    return new RequestError(400, code, message, data);
  }
  throw new Error('The input was taken.');
}

const WRONG = { name: 'x'.repeat(6), login: ' ', page: 0, least: 10, status: 'x', tags: [], many: [1, 2, 3] };

describe('A form error from the server', () => {
  it('appears at its field as a sentence for the user', () => {
    expect(errorsIn(refusal(WRONG), { ...WRONG, needed: '' })).toEqual({
      name: 'Use at most 5 characters.',
      login: 'Use at least 4 characters.',
      page: 'Enter 1 or more.',
      least: 'Enter 9 or less.',
      status: 'Choose one of these: on, off.',
      tags: 'Choose at least one.',
      many: 'Choose at most 2.',
      needed: 'Fill in this field.',
    });
    const empty = refusal({ ...WRONG, name: '', login: 'a b c', page: 'x', least: 'x', tags: ['y'], needed: 7 });
    expect(errorsIn(empty, { ...WRONG, needed: '' })).toMatchObject({
      name: 'Fill in this field.',
      login: 'Check the format.',
      page: 'Enter a whole number.',
      least: 'Enter a number.',
      tags: 'Enter a whole number.',
      needed: 'Check the format.',
    });
  });

  it('uses the words of the form if it has its own', () => {
    const words = { name: 'Enter a short name.', page: (said: SaidOfValue) => `Page: ${said.message}` };
    expect(errorsIn(refusal(WRONG), WRONG, words)).toMatchObject({
      name: 'Enter a short name.',
      page: 'Page: must be 1 or more',
    });
  });

  it('appears at the field with which the message starts', () => {
    const values = { client_email: '', closes: '' };
    const said = (message: string) => errorsIn(new RequestError(400, 'svc_invalid_input', message), values);
    expect(said('client_email must be an e-mail address like anna@example.com.')).toEqual({
      client_email: 'This must be an e-mail address like anna@example.com.',
    });
    expect(said('closes: a window must close later.')).toEqual({ closes: 'A window must close later.' });
    expect(said('price must be a number.')).toEqual({});
    expect(fieldErrors(new Error('closes: x'), ['closes'])).toEqual({});
  });

  it('never shows the name of an input without a field', () => {
    const text = messageOf(refusal({ ...WRONG, client_ids: 1 }));
    expect(text).not.toMatch(/\binput\b|must NOT|>=|_/);
    expect(text).toContain('Name: Use at most 5 characters.');
    const own = new RequestError(400, 'svc_invalid_input', 'Name the sites: give websites, groups or clients.', {
      errors: [{ path: 'input.websites', message: 'or groups or clients must name the sites' }],
    });
    expect(messageOf(own)).toBe('Name the sites: give websites, groups or clients.');
  });

  it('is always a sentence', () => {
    expect(plainWords({ message: 'is known already' })).toBe('This is known already.');
    expect(plainWords({ message: 'use at least one digit' })).toBe('Use at least one digit.');
  });
});
