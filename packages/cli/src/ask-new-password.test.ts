import { describe, expect, it } from 'vitest';
import { askNewPassword } from './ask-new-password.ts';
import { UsageError } from './failure.ts';
import { Terminal } from './terminal.ts';
import { fakeIo } from './testing/fake-io.ts';

/** Asks at a pretended terminal; each answer is typed when its question is there. */
async function ask(answers: readonly string[]) {
  const { io, stdin, stderr } = fakeIo({ tty: true });
  const asked = askNewPassword(new Terminal(io, false), {}, { userName: 'anna', question: 'Password: ' });
  const outcome = asked.catch((error: unknown) => error);
  let shown = '';
  for (const [turn, answer] of answers.entries()) {
    await expect.poll(() => (shown += stderr())).toContain(turn === 0 ? 'Password: ' : 'Repeat the password: ');
    stdin.write(`${answer}\r`);
  }
  return { outcome: await outcome, shown: shown + stderr() };
}

describe('a new password at the terminal', () => {
  it('is asked for twice', async () => {
    const { outcome } = await ask(['long enough for all', 'long enough for all']);
    expect(outcome).toBe('long enough for all');
  });

  it('is rejected if the two entries differ', async () => {
    const { outcome } = await ask(['long enough for all', 'long enough for some']);
    expect(outcome).toBeInstanceOf(UsageError);
  });

  it('is rejected right after the first entry if it is easy to guess', async () => {
    const { outcome, shown } = await ask(['short']);
    expect(outcome).toMatchObject({ message: 'The password must have at least 12 characters.' });
    expect(shown).not.toContain('Repeat the password');
  });

  it('can be left out', async () => {
    expect(await ask([''])).toMatchObject({ outcome: undefined });
  });
});
