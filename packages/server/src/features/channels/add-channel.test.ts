import { describe, expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: object) => world().post('add-channel-v1', input);
const URL_OF_HOOK = 'https://127.0.0.1:1/services/T0/B0/secret-part?key=secret-part';

it('adds a webhook: its secret is shown once, and nothing secret of its address ever', async () => {
  const { status, body } = await add({ kind: 'webhook', name: ' Ops ', url: URL_OF_HOOK });
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'webhook', name: 'Ops', enabled: true, address: 'https://127.0.0.1:1/…' });
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const shown = JSON.stringify([
    await world().get('get-channel-v1', { channel_id: body.id }),
    await world().get('list-channels-v1'),
    await world().post('update-channel-v1', { channel_id: body.id, name: 'Ops' }),
  ]);
  for (const secret of [body.secret.slice(6), 'secret-part']) expect(shown).not.toContain(secret);
  const { db } = world().app.services.database;
  const stored = JSON.stringify([
    await db.selectFrom('channels').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute(),
  ]);
  for (const secret of [body.secret.slice(6), 'secret-part']) expect(stored).not.toContain(secret);
});

it.each([
  ['email', { recipients: ['anna@example.com', 'ben@example.com', 'anna@example.com'] }],
  ['slack', { url: URL_OF_HOOK }],
  ['discord', { url: URL_OF_HOOK }],
  ['teams', { url: URL_OF_HOOK }],
  ['ntfy', { topic: 'our-alarms', token: 'tk_secret-part', url: 'http://127.0.0.1:1' }],
])('adds a channel of the kind %s, which has no secret of its own', async (kind, given) => {
  const { status, body } = await add({ kind, name: kind, ...given });
  expect([status, body.secret]).toEqual([200, null]);
  expect(JSON.stringify(body)).not.toMatch(/secret-part|our-alarms/);
  if (kind === 'email') expect(body.recipients).toEqual(['anna@example.com', 'ben@example.com']);
});

it('adds a channel that is told in English, or in German', async () => {
  const given = { kind: 'slack', name: 'X', url: URL_OF_HOOK };
  expect((await add(given)).body.language).toBe('en');
  const { body } = await add({ ...given, language: 'de' });
  expect(body.language).toBe('de');
  expect((await world().get('get-channel-v1', { channel_id: body.id })).body.language).toBe('de');
  expect(refusedPaths(await add({ ...given, language: 'fr' }))).toEqual(['input.language']);
});

describe('refuses', () => {
  it.each([
    ['a webhook without an address', { kind: 'webhook' }, /^url: give the address/],
    ['an address without a scheme', { kind: 'slack', url: 'hooks.example.com/x' }, /^url: .*https:\/\//],
    ['an address of another scheme', { kind: 'webhook', url: 'ftp://example.com/' }, /^url: .*https:\/\//],
    ['an address with a password', { kind: 'webhook', url: 'https://a:b@example.com/' }, /^url: .*password/],
    ['a private address', { kind: 'webhook', url: 'http://192.168.1.2/x' }, /^url: .*private network.*ALLOW_PRIVATE/],
    ['the metadata of a cloud', { kind: 'slack', url: 'http://169.254.169.254/' }, /^url: .*private network/],
    ['e-mail without recipients', { kind: 'email' }, /^recipients: give at least one/],
    ['e-mail without one recipient', { kind: 'email', recipients: [] }, /^recipients: give at least one/],
    ['a recipient that is no address', { kind: 'email', recipients: ['a@b.c', 'anna'] }, /^recipients: "anna" is not/],
    ['a recipient that adds a header', { kind: 'email', recipients: ['a@b.c\r\nBcc: x@y.z'] }, /^recipients: /],
    [
      'recipients of a webhook',
      { kind: 'webhook', url: URL_OF_HOOK, recipients: ['a@b.c'] },
      /^recipients: .*Leave it out/,
    ],
    ['ntfy without a topic', { kind: 'ntfy' }, /^topic: give the topic/],
    ['a topic with a slash', { kind: 'ntfy', topic: 'a/b' }, /^topic: /],
    [
      'a server of ntfy with a path',
      { kind: 'ntfy', topic: 'a', url: 'https://ntfy.example/a' },
      /^url: .*server of ntfy/,
    ],
    ['a token with a space', { kind: 'ntfy', topic: 'a', token: 'a b' }, /^token: /],
  ])('%s', async (_what, given, says) => {
    expect(expectError(await add({ name: 'X', ...given }), { status: 400, code: 'svc_invalid_input' })).toMatch(says);
  });

  it('a kind that does not exist, and an empty name', async () => {
    const refused = refusedPaths(await add({ kind: 'fax', name: '' }));
    expect([...new Set(refused)].sort()).toEqual(['input.kind', 'input.name']);
  });
});
