import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { personWithBrowser } from '../browsers/browsers.fixtures.ts';
import { insertChannel } from '../channel.store.ts';
import { channelNames, sealChannel } from '../channel.ts';

/** As in production: the networks of the owner are open to sites and receivers. */
const world = useWorld({
  parts: { pushNetworks: undefined },
  env: { SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: 'all', SITEKEEPER_BASE_URL: 'https://keeper.example' },
});

// Seen to fail with the way out to receivers: a viewer could post to any host of the owner's network.
it.each([
  ['anna', 'http://127.0.0.1:9/'],
  ['bert', 'https://127.0.0.1:9/'],
  ['cleo', 'https://10.1.2.3/'],
  ['dora', 'http://push.example/'],
])('%s adds no push service at %s, whatever networks are allowed', async (name, url) => {
  await using person = await personWithBrowser(world(), name, 'viewer');
  const added = [
    await person.turnOn({ url }),
    await world().post('add-channel-v1', { kind: 'push', name: 'Screen', ...person.service.subscription, url }),
  ];
  for (const { status, body } of added) {
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^url: a push service has an address/)]);
  }
});

it.each(['http', 'https'])('nothing is sent to one that is stored with an address of %s in there', async scheme => {
  await using person = await personWithBrowser(world(), `emil-${scheme}`, 'viewer');
  await person.post('prepare-push-v1');
  const { database, secrets } = world().app.services;
  const browser_id = await database.write(async trx => {
    const owner = await trx.selectFrom('users').select('id').where('name', '=', `emil-${scheme}`).executeTakeFirst();
    const { url, ...keys } = person.service.subscription;
    const { id } = await insertChannel(trx, {
      kind: 'push',
      ...channelNames('Laptop'),
      owner_id: owner?.id ?? 0,
      endpoint_hash: scheme,
      enabled: 1,
      language: 'en',
      settings_json: '{}',
      created_at: 0,
      updated_at: 0,
    });
    const sealed = sealChannel(secrets, id, { ...keys, url: url.replace('http:', `${scheme}:`) });
    await trx.updateTable('channels').set({ sealed }).where('id', '=', id).execute();
    return id;
  });
  const { body } = await person.post('test-push-browser-v1', { browser_id });
  expect(body).toEqual({
    delivered: false,
    status_code: null,
    error: 'The address of the channel cannot be used.',
    error_code: 'bad_address',
  });
  expect(person.service.received).toEqual([]);
});
