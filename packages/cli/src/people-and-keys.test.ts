import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basic } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld();
});
afterAll(() => cli.close());

describe('admin create', () => {
  it('creates an admin whose application password works on the running server at once', async () => {
    const made = await cli.json(['admin', 'create', '--name', 'anna']);
    expect(Object.keys(made)).toEqual(['user', 'application_password']);
    const auth = basic(made.user, made.application_password);
    expect(await cli.world.post('add-tag-v1', { name: 'by anna' }, { auth })).toMatchObject({ status: 200 });
  });

  it('prints the password once, in groups of four letters, and says how to use it', async () => {
    const { code, stdout, stderr } = await cli.run(['admin', 'create', '--name', 'bert']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [password = ''] = /[a-zA-Z]{4}( [a-zA-Z]{4}){5}/.exec(stdout) ?? [];
    // Not on the command line, where other users of this machine would see it in the process list.
    expect(stdout).toContain(`curl -u 'bert' http://127.0.0.1:8080/wp-json/`);
    expect(await cli.world.get('count-sites-v1', {}, { auth: basic('bert', password) })).toMatchObject({ status: 200 });
  });

  it('adds another password for an existing user; both passwords work', async () => {
    const first = await cli.json(['admin', 'create', '--name', 'cleo']);
    const second = await cli.json(['admin', 'create', '--name', 'cleo']);
    for (const { application_password } of [first, second]) {
      const auth = basic('cleo', application_password);
      expect(await cli.world.get('count-sites-v1', {}, { auth })).toMatchObject({ status: 200 });
    }
  });

  it('rejects an invalid name and creates no user', async () => {
    const { code, stdout, stderr } = await cli.run(['admin', 'create', '--name', 'anna b']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('sitekeeper: A user name must have 1 to 60 visible characters, without spaces or colons.\n');
  });
});

describe('admin reset-second-factor', () => {
  it('restores sign-in with the password alone, and must be confirmed', async () => {
    await cli.json(['admin', 'create', '--name', 'frida']);
    await cli.run(['admin', 'password', 'frida', '--password-stdin'], { stdin: 'many words in a row\n' });
    const { database, secrets } = cli.world.app.services;
    const user = await database.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'frida')
      .executeTakeFirstOrThrow();
    const totp_sealed = secrets.seal(`user/${user.id}/totp`, 'x'.repeat(20));
    await database.write(trx => trx.updateTable('users').set({ totp_sealed }).where('id', '=', user.id).execute());
    await expect(cli.world.signIn({ name: 'frida', password: 'many words in a row' })).rejects.toThrow('second_factor');
    expect(await cli.run(['admin', 'reset-second-factor', 'frida'])).toMatchObject({ code: 2 });
    expect(await cli.run(['admin', 'reset-second-factor', 'frida', '--yes'])).toMatchObject({
      code: 0,
      stdout: 'Removed a second factor and 0 passkeys from frida. The password alone is now enough to sign in.\n',
    });
    await cli.world.signIn({ name: 'frida', password: 'many words in a row' });
    expect(await cli.run(['admin', 'reset-second-factor', 'nobody', '--yes'])).toMatchObject({ code: 1 });
  });
});

describe('the browser password', () => {
  const signIn = (name: string, password: string) => cli.world.signIn({ name, password });

  it('is read from standard input when an admin is created, and ends sessions when it is changed', async () => {
    const made = await cli.run(['admin', 'create', '--name', 'dora', '--password-stdin'], {
      stdin: 'first of all words\n',
    });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).not.toContain('first of all');
    const headers = await signIn('dora', 'first of all words');
    const { code, stdout } = await cli.run(['admin', 'password', 'DORA', '--password-stdin'], {
      stdin: 'second thoughts\n',
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Changed the password of DORA.\n' });
    expect(await cli.world.get('count-sites-v1', {}, { auth: '', headers })).toMatchObject({ status: 401 });
    await expect(signIn('dora', 'first of all words')).rejects.toThrow('incorrect_password');
    await signIn('dora', 'second thoughts');
  });

  it('revokes application passwords when it is changed, unless told to keep them', async () => {
    const { user, application_password } = await cli.json(['admin', 'create', '--name', 'gerd']);
    const auth = basic(user, application_password);
    const status = async () => (await cli.world.get('count-sites-v1', {}, { auth })).status;
    const set = (...more: string[]) =>
      cli.run(['admin', 'password', 'gerd', '--password-stdin', ...more], { stdin: 'words of any kind\n' });
    expect(await set('--keep-application-passwords')).toMatchObject({ code: 0 });
    expect(await status()).toBe(200);
    expect(await set()).toMatchObject({ code: 0 });
    expect(await status()).toBe(401);
  });

  it('is rejected if it is easy to guess or the user is unknown', async () => {
    const common = await cli.run(['admin', 'password', 'anna', '--password-stdin'], { stdin: 'Dragon123456' });
    expect(common).toMatchObject({ code: 2, stdout: '' });
    expect(common.stderr).toContain('must not be a common password');
    const weak = await cli.run(['admin', 'password', 'anna', '--password-stdin'], { stdin: 'short' });
    expect(weak).toMatchObject({ code: 2, stdout: '' });
    expect(weak.stderr).toContain('must have at least 12 characters');
    const nobody = await cli.run(['admin', 'password', 'nobody', '--password-stdin'], { stdin: 'long enough for all' });
    expect(nobody).toMatchObject({ code: 1, stderr: 'sitekeeper: No user is named "nobody".\n' });
    expect(await cli.run(['admin', 'password', 'anna'])).toMatchObject({ code: 2 });
  });

  it('is checked before an admin is created: a rejected one creates no user', async () => {
    const weak = await cli.run(['admin', 'create', '--name', 'emil', '--password-stdin'], { stdin: 'short' });
    expect(weak).toMatchObject({ code: 2, stdout: '' });
    expect(weak.stderr).toContain('must have at least 12 characters');
    expect(await cli.run(['admin', 'password', 'emil', '--password-stdin'])).toMatchObject({
      stderr: 'sitekeeper: No user is named "emil".\n',
    });
  });

  it('is not reported as missing for a user who has one', async () => {
    await cli.run(['admin', 'create', '--name', 'frida', '--password-stdin'], { stdin: 'first of all words' });
    const again = await cli.run(['admin', 'create', '--name', 'frida']);
    expect(again.stdout).toContain('frida already exists');
    expect(again.stdout).not.toContain('No browser password');
  });
});

describe('keys add', () => {
  it('creates a key with the given permissions, for abilities and jobs', async () => {
    const { token, ...rest } = await cli.json(['keys', 'add', '--name', 'Nightly report', '--permissions', 'read']);
    expect(rest).toEqual({});
    const auth = `Bearer ${token}`;
    expect(await cli.world.get('list-sites-v1', {}, { auth })).toMatchObject({ status: 200 });
    expect(await cli.world.rest('/jobs', { auth })).toMatchObject({ status: 200 });
    expect(await cli.world.post('add-tag-v1', { name: 'x' }, { auth })).toMatchObject({ status: 403 });
  });

  it('can give read and write together', async () => {
    const { stdout } = await cli.run(['keys', 'add', '--name', 'x', '--permissions', 'write, read']);
    expect(stdout).toContain('permission to read and write');
    const auth = `Bearer ${/sk_[\w-]{43}/.exec(stdout)?.[0]}`;
    expect(await cli.world.post('add-tag-v1', { name: 'by key' }, { auth })).toMatchObject({ status: 200 });
  });

  it('lists the available permissions', async () => {
    const { code, stderr } = await cli.run(['keys', 'add', '--name', 'x', '--permissions', 'read,delete']);
    expect(code).toBe(2);
    expect(stderr).toContain('Use read or write, or both separated by a comma.');
  });
});

describe('audit verify', () => {
  it('compares the log with heads that were exported earlier', async () => {
    await cli.json(['keys', 'add', '--name', 'to be logged', '--permissions', 'read']);
    const { rows, hash } = await cli.json(['audit', 'verify']);
    const file = join(cli.world.store.folder, 'heads');
    await writeFile(file, `${JSON.stringify({ at: '2026-01-01T00:00:00Z', rows, hash })}\n\n`);
    expect((await cli.run(['audit', 'verify', '--heads', file])).stdout).toContain('It contains 1 exported head.');
    await writeFile(file, `${JSON.stringify({ rows, hash: hash.replaceAll(/./g, '0') })}\n`);
    expect(await cli.json(['audit', 'verify', '--heads', file], { code: 1 })).toMatchObject({ problem: 'differs' });
    await writeFile(file, 'not a head\n');
    expect((await cli.run(['audit', 'verify', '--heads', file])).stderr).toContain(`${file}:1 is not a head`);
    await writeFile(file, '');
    const compared = await cli.run(['audit', 'verify', '--heads', file]);
    expect(compared).toMatchObject({ code: 2, stderr: expect.stringContaining(`${file} has no head`) });
    expect((await cli.run(['audit', 'verify', '--heads', `${file}.gone`])).stderr).toContain('ENOENT');
  });

  it('reports an intact log, and names the row that was altered', async () => {
    expect(await cli.json(['audit', 'verify'])).toMatchObject({ whole: true, broken: null });
    await cli.world.app.services.database.write(trx =>
      trx.updateTable('audit_log').set({ actor: 'nobody' }).where('id', '=', 2).execute(),
    );
    expect(await cli.json(['audit', 'verify'], { code: 1 })).toEqual({
      whole: false,
      rows: 1,
      broken: 2,
      problem: 'altered',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { code, stdout } = await cli.run(['audit', 'verify']);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: 'The audit log was tampered with: row 2 was altered. Intact rows before it: 1.\n',
    });
  });
});
