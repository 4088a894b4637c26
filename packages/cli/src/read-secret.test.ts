import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Interrupted } from './failure.ts';
import { askSecret, readSecretFile, readStdin } from './read-secret.ts';
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

  // Fails without it: the mark that Notepad and PowerShell put before a text became part of the password.
  it.each(['a file', '-'])('is read from %s without a byte order mark and one final line break', async from => {
    const { io, stdin } = fakeIo();
    const file = from === '-' ? from : join(mkdtempSync(join(tmpdir(), 'secret-')), 'password.txt');
    const text = '\uFEFF pass wörd \r\n\r\n';
    if (file === '-') stdin.end(text);
    else writeFileSync(file, text);
    expect(await readSecretFile(io, file)).toBe(' pass wörd \r\n');
    if (file !== '-') rmSync(dirname(file), { recursive: true });
  });

  // Fails where all bytes are taken for UTF-8: the password of an admin was one that nobody can type.
  it.each([
    ['little', (bytes: Buffer) => bytes],
    ['big', (bytes: Buffer) => bytes.swap16()],
  ])(
    'is read in UTF-16, as “>” of Windows PowerShell and Notepad write it, with the %s byte first',
    async (_end, as) => {
      const { io, stdin } = fakeIo();
      stdin.end(as(Buffer.from('\uFEFFpass wörd\r\n', 'utf16le')));
      expect(await readSecretFile(io, '-')).toBe('pass wörd');
    },
  );
});
