import { expect, it, vi } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { MOST_BROWSERS } from './browser.schemas.ts';
import { personWithBrowser } from './browsers.fixtures.ts';

const world = useWorld();

it.each(['viewer', 'operator', 'admin'] as const)(
  'a %s turns on notifications in a browser, which is theirs alone',
  async role => {
    await using person = await personWithBrowser(world(), `anna-${role}`, role);
    const added = await person.turnOn({ name: ' Laptop ' });
    expect(added).toMatchObject({ status: 200, body: { name: 'Laptop', gone: false, last_success: null } });
    expect(added.body.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const { id } = added.body;
    // Nobody meets it among the channels, whatever their role.
    expect((await world().get('list-channels-v1', { search: 'Laptop' })).body.total).toBe(0);
    for (const [ability, more] of [
      ['update-channel-v1', { name: 'Mine' }],
      ['test-channel-v1', {}],
      ['delete-channel-v1', { confirm: true }],
    ] as const) {
      const answer = await world().post(ability, { channel_id: id, ...more });
      expectError(answer, { status: 404, code: 'svc_channel_not_found' });
    }
    const rule = await world().post('add-alarm-rule-v1', { name: 'Spy', channel_ids: [id] });
    expect(expectError(rule, { status: 400, code: 'svc_invalid_input' })).toMatch(/none of the channels has id/);
    const { db } = world().app.services.database;
    const audit = await db.selectFrom('audit_log').selectAll().where('action', '=', 'push_browser.added').execute();
    expect(JSON.stringify([added.body, audit])).not.toMatch(/secret-part/);
    expect(audit.at(-1)).toMatchObject({ subject: `channel:${id}` });
  },
);

it('turned on again, the same browser stays one, and has what it answered last', async () => {
  await using person = await personWithBrowser(world(), 'bert', 'viewer');
  const first = (await person.turnOn()).body;
  const again = (await person.turnOn({ name: 'Renamed' })).body;
  expect(again).toMatchObject({ id: first.id, name: 'Renamed', fingerprint: first.fingerprint });
  expect((await person.get('list-push-browsers-v1')).body.items).toHaveLength(1);
});

it('belongs to whoever turned it on last: on a shared computer nobody reads on for others', async () => {
  await using one = await personWithBrowser(world(), 'cleo', 'admin');
  await using other = await personWithBrowser(world(), 'dora', 'viewer');
  await one.turnOn();
  expect((await other.turnOn(one.service.subscription)).status).toBe(200);
  expect((await one.get('list-push-browsers-v1')).body.items).toEqual([]);
  expect((await other.get('list-push-browsers-v1')).body.items).toHaveLength(1);
});

it('has a limit for each person; browsers that are gone make room', async () => {
  await using person = await personWithBrowser(world(), 'emil', 'operator');
  const { url } = person.service.subscription;
  const turnOn = (n: number) => person.turnOn({ url: `${url}/${n}`, name: `Browser ${n}` });
  for (let n = 1; n <= MOST_BROWSERS; n++) expect((await turnOn(n)).status).toBe(200);
  const check = vi.spyOn(world().app.services.pushServices, 'check');
  const refused = expectError(await turnOn(11), { status: 409, code: 'svc_already_exists' });
  expect(refused).toBe(`You already have ${MOST_BROWSERS} browsers. Remove one first.`);
  expect(check).not.toHaveBeenCalled(); // it looks up a name
  check.mockRestore();
  await world().app.services.database.write(trx =>
    trx.updateTable('channels').set({ enabled: 0, off_reason: 'gone' }).where('name', '=', 'Browser 3').execute(),
  );
  expect((await turnOn(11)).status).toBe(200);
  const { items } = (await person.get('list-push-browsers-v1')).body;
  expect(items.map(({ name }: { name: string }) => name)).not.toContain('Browser 3');
});

it('is refused to programs, and what is no subscription of a browser is, too', async () => {
  await using person = await personWithBrowser(world(), 'frida', 'viewer');
  const input = { name: 'X', ...person.service.subscription };
  for (const auth of [await world().key('read', 'write'), await world().user('gina', 'admin')]) {
    expectError(await world().post('add-push-browser-v1', input, { auth }), {
      status: 403,
      code: 'svc_permission_denied',
    });
  }
  for (const wrong of [{ p256dh: 'BAAA' }, { auth: 'AAAA' }, { url: 'http://192.168.1.2/x' }]) {
    expectError(await person.turnOn(wrong), { status: 400, code: 'svc_invalid_input' });
  }
  expect((await person.get('list-push-browsers-v1')).body.items).toEqual([]);
});
