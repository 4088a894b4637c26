import { describe, expect, it } from 'vitest';
import { askConfirmation } from './confirm.ts';
import { Interrupted } from './failure.ts';
import { fakeIo } from './testing/fake-io.ts';

describe('a question at the terminal', () => {
  it.each([
    ['y', true],
    ['YES', true],
    [' yes ', true],
    ['n', false],
    ['', false],
    ['yesterday', false],
  ])('takes the answer "%s" as a confirmation: %s', async (answer, sure) => {
    const { io, stdin, stderr } = fakeIo({ tty: true });
    const asked = askConfirmation(io, 'Sure? ');
    stdin.write(`${answer}\n`);
    expect(await asked).toBe(sure);
    expect(stderr()).toContain('Sure? ');
  });

  it.each(['\u0003', '\u0004'])('is not a confirmation if it ends with %j', async end => {
    const { io, stdin } = fakeIo({ tty: true });
    const asked = askConfirmation(io, 'Sure? ');
    stdin.write(end);
    await expect(asked).rejects.toThrow(Interrupted);
  });
});
