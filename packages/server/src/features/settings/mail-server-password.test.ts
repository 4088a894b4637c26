import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { storedForm } from './stored/stored-value.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Value = string | number | boolean | null;
const person = async (name: string, value: Value) => {
  const headers = await world.signIn(await world.webUser(`p${Math.random()}`, 'admin'));
  return world.post('update-settings-v1', { settings: [{ name, value }] }, { auth: '', headers });
};

describe('the password of a mail server', () => {
  // Fails if a password is kept whatever the address is: the other server gets it with the next mail.
  it('gives the password of a mail server to no other server', async () => {
    const { settings, database } = world.app.services;
    await person('mail.smtp_url', 'smtps://keeper@mail.example.com');
    await person('mail.smtp_password', 'hunter2-secret');
    await person('mail.smtp_url', 'smtps://postmaster@mail.example.com:465');
    expect(settings.smtpPassword).toBe('hunter2-secret');
    const { body } = await person('mail.smtp_url', 'smtps://postmaster@elsewhere.example');
    expect(body.settings).toMatchObject([{ name: 'mail.smtp_url' }, { name: 'mail.smtp_password', source: 'default' }]);
    expect(settings.smtpPassword).toBe('');
    const log = database.db.selectFrom('audit_log').select('detail_json').orderBy('id', 'desc');
    const row = await log.where('subject', '=', 'setting:mail.smtp_password').executeTakeFirstOrThrow();
    expect(JSON.parse(row.detail_json)).toEqual({ from: '(secret)', to: '', reset: true });
    await person('mail.smtp_password', 'another-secret');
    await person('mail.smtp_url', null);
    expect(settings.smtpPassword).toBe('');
  });

  // Stores of before have both; the one in the address is in force.
  it('keeps the password in the address where an older one apart is stored as well', async () => {
    const { settings, database } = world.app.services;
    const apart = database.db.selectFrom('stored_settings').selectAll().where('name', '=', 'mail.smtp_password');
    await person('mail.smtp_url', 'smtps://keeper@mail.example.com');
    await person('mail.smtp_password', 'old-secret');
    const row = await apart.executeTakeFirstOrThrow();
    await person('mail.smtp_url', 'smtps://keeper:new-secret@mail.example.com');
    await database.write(trx => trx.insertInto('stored_settings').values(row).execute());
    await person('mail.smtp_url', 'smtps://keeper@mail.example.com:465');
    expect(settings.smtpUrl).toContain('new-secret');
    expect(await apart.execute()).toEqual([]);
  });

  // Fails if it is stored as given: the page shows the address without its password, and saving it drops that.
  it.each([
    ['smtps://keeper@mail.example.com', 'other-secret'],
    ['smtps://keeper@MAIL.example.com:465', 'other-secret'],
    ['smtps://keeper:new-secret@mail.example.com', 'new-secret'],
    ['smtps://postmaster@mail.example.com', ''],
    ['smtps://mail.example.com', ''],
    ['smtps://keeper@elsewhere.example', ''],
    ['smtps://keeper@mail.example.com:2465', ''],
    ['smtp://keeper@mail.example.com?tls=off', ''],
  ])('keeps the password in the address of a mail server for the same user there only: %s', async (url, kept) => {
    const { settings } = world.app.services;
    await person('mail.smtp_url', 'smtps://keeper:other-secret@mail.example.com');
    const { body } = await person('mail.smtp_url', url);
    expect(new URL(settings.smtpUrl).password).toBe(kept);
    expect(body.settings[0].value).toBe(url.replace(':new-secret', ''));
    await person('mail.smtp_url', null);
  });

  it('takes the password out of the address of a mail server for one that is set apart, or after a reset', async () => {
    const headers = await world.signIn(await world.webUser('apart', 'admin'));
    const { settings } = world.app.services;
    const [old, next] = ['smtps://keeper:other-secret@mail.example.com', 'smtps://keeper@mail.example.com'];
    await person('mail.smtp_url', old);
    await person('mail.smtp_password', 'hunter2-secret');
    await person('mail.smtp_url', next);
    expect([settings.smtpUrl, settings.smtpPassword]).toEqual([next, 'hunter2-secret']);
    await person('mail.smtp_password', null);
    await person('mail.smtp_url', old);
    const both = [null, next].map(value => ({ name: 'mail.smtp_url', value }));
    await world.post('update-settings-v1', { settings: both }, { auth: '', headers });
    expect(settings.smtpUrl).toBe(next);
    await person('mail.smtp_url', null);
  });

  it('has one password of a mail server, and refuses one apart from an address that the environment sets with its own', async () => {
    const { settings } = world.app.services;
    const headers = await world.signIn(await world.webUser('one', 'admin'));
    const [bare, full] = ['smtps://keeper@mail.example.com', 'smtps://keeper:other-secret@mail.example.com'];
    const set = (...given: object[]) => world.post('update-settings-v1', { settings: given }, { auth: '', headers });
    const [apart, address] = [
      { name: 'mail.smtp_password', value: 'hunter2-secret' },
      { name: 'mail.smtp_url', value: full },
    ];
    await set(address);
    const names = [{ name: 'mail.smtp_password' }, { name: 'mail.smtp_url' }];
    expect((await set(apart)).body.settings).toMatchObject(names);
    expect([settings.smtpUrl, settings.smtpPassword]).toEqual([bare, 'hunter2-secret']);
    expect((await set(address)).body.settings).toMatchObject([...names].reverse());
    expect([settings.smtpUrl, settings.smtpPassword]).toEqual([full, '']);
    await set(apart, address);
    expect([settings.smtpUrl, settings.smtpPassword]).toEqual([full, '']);
    await person('mail.smtp_url', null);

    const own = await makeWorld({ env: { SITEKEEPER_SMTP_URL: full } });
    const auth = { auth: '', headers: await own.signIn(await own.webUser('anna', 'admin')) };
    const refused = await own.post('update-settings-v1', { settings: [apart] }, auth);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('SITEKEEPER_SMTP_URL')]);
    expect(own.app.services.settings.smtpPassword).toBe('');
    await own.close();
  });

  // Fails if only the host counts: the password goes to another program of it, or is sent without encryption.
  it.each([
    ['smtps://keeper@mail.example.com', 'smtps://keeper@mail.example.com:2465', ''],
    ['smtps://keeper@mail.example.com', 'smtp://keeper@mail.example.com:465', ''],
    ['smtp://keeper@mail.example.com', 'smtp://keeper@mail.example.com?tls=off', ''],
    ['smtp://keeper@mail.example.com:587?tls=off', 'smtp://keeper@mail.example.com', 'hunter2-secret'],
    ['smtps://keeper@mail.example.com', 'smtps://postmaster@MAIL.example.com:465', 'hunter2-secret'],
  ])(
    'forgets the password of a mail server if it gets another port or loses encryption: %s, %s',
    async (old, url, kept) => {
      const { settings } = world.app.services;
      await person('mail.smtp_url', old);
      await person('mail.smtp_password', 'hunter2-secret');
      await person('mail.smtp_url', url);
      expect(settings.smtpPassword).toBe(kept);
      await person('mail.smtp_url', null);
    },
  );

  // Fails without the refusal: the next mail takes what only the machine knows to any server that somebody types.
  it('gives the password that the environment or a file sets to no server that is typed here', async () => {
    const secret = 'SITEKEEPER_SMTP_PASSWORD';
    const [first, other] = ['smtps://keeper@mail.example.com', 'smtps://keeper@elsewhere.example'];
    const given: Record<string, string>[] = [
      { [secret]: 'hunter2-secret' },
      { [`${secret}_FILE`]: '/run/secrets/mail' },
    ];
    for (const env of given) {
      const own = await makeWorld({ env });
      const headers = await own.signIn(await own.webUser('anna', 'admin'));
      const set = async (...values: Value[]) => {
        const settings = values.map(value => ({ name: 'mail.smtp_url', value }));
        return own.post('update-settings-v1', { settings }, { auth: '', headers });
      };
      const refused = await set(first);
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('SITEKEEPER_SMTP_URL')]);
      // As an earlier release stored it.
      const now = { value_json: null, changed_at: 0, changed_by: 'user:anna' };
      const sealed = storedForm(own.app.services, 'smtpUrl', first).sealed;
      const row = { name: 'mail.smtp_url', ...now, sealed };
      await own.app.services.database.write(trx => trx.insertInto('stored_settings').values(row).execute());
      expect((await set('smtps://postmaster@mail.example.com:465')).status).toBe(200);
      expect((await set(other)).status).toBe(409);
      expect((await set(null, other)).status).toBe(409);
      expect((await set(null)).status).toBe(200);
      expect((await set(other)).status).toBe(409);
      expect(own.app.services.settings.smtpUrl).toBe('');
      await own.close();
    }
  });

  it('keeps a password of a mail server that comes with its address', async () => {
    const headers = await world.signIn(await world.webUser('together', 'admin'));
    const both = [
      { name: 'mail.smtp_password', value: 'hunter2-secret' },
      { name: 'mail.smtp_url', value: 'smtps://keeper@mail.example.com' },
    ];
    await person('mail.smtp_url', 'smtps://keeper@elsewhere.example');
    await world.post('update-settings-v1', { settings: both }, { auth: '', headers });
    expect(world.app.services.settings.smtpPassword).toBe('hunter2-secret');
    await person('mail.smtp_url', null);
  });
});
