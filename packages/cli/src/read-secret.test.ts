import { describe, expect, it } from 'vitest';
import { Interrupted } from './failure.ts';
import { askSecret, readStdin } from './read-secret.ts';
import { fakeIo } from './testing/fake-io.ts';

describe('a secret', () => {
  it('is asked for without showing it', async () => {
    const { io, stdin, stdout, stderr } = fakeIo({ tty: true });
    const answer = askSecret(io, 'Password: ');
    stdin.write('top s3cret\r');
    expect(await answer).toBe('top s3cret');
    expect(stderr()).toBe('Password: \n');
    expect(stdout()).toBe('');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is not read with %s', async (_name, key) => {
    const { io, stdin } = fakeIo({ tty: true });
    const answer = askSecret(io, 'Password: ');
    stdin.write(key);
    await expect(answer).rejects.toThrow(Interrupted);
  });

  it('is read from standard input without its final line break, and otherwise unchanged', async () => {
    const { io, stdin } = fakeIo();
    stdin.end(' pass wörd \n\r\n');
    expect(await readStdin(io)).toBe(' pass wörd \n');
  });
});
