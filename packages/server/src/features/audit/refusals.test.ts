import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { verifyAudit } from './index.ts';

let clock: ManualClock;
let made: World;
const world = () => made;
beforeEach(async () => {
  clock = manualClock();
  made = await makeWorld({ parts: { clock } });
});
afterEach(() => made.close());

const refusals = async () => {
  const { database } = world().app.services;
  const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  return rows.filter(({ action }) => /^(sign_in\.failed|request\.refused|refusals\.more)$/.test(action));
};
const written = (count: number) => expect.poll(async () => (await refusals()).length).toBe(count);
const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const guess = (auth: string) => world().request('/wp-json/wp-abilities/v1/abilities/svc/list-sites-v1/run', { auth });

it('wrong credentials are audited with their address, and never with the credentials', async () => {
  await guess(basic('nobody-of-that-name', 'a-wrong-password'));
  await guess('Bearer sk_a-wrong-token');
  await written(2);
  const [user, key] = await refusals();
  const common = { action: 'sign_in.failed', actor: 'anonymous', address: '127.0.0.1' };
  expect(user).toMatchObject({ ...common, subject: 'user:unknown', detail_json: '{"how":"application_password"}' });
  expect(key).toMatchObject({ ...common, subject: 'door', detail_json: '{"how":"api_key"}' });
  expect(JSON.stringify(await refusals())).not.toMatch(/nobody-of-that-name|a-wrong/);
});

it('a request without permission by a known caller is audited', async () => {
  const viewer = await world().user('vera', 'viewer');
  const { status } = await world().post('add-tag-v1', { name: 'x' }, { auth: viewer });
  expect(status).toBe(403);
  await written(1);
  expect((await refusals())[0]).toMatchObject({ action: 'request.refused', subject: 'ability:add-tag-v1' });
});

it('a thousand refusals in a minute become a handful of rows that state their number', async () => {
  const { refusals: log } = world().app.services;
  const by = (address: string) => ({ actor: 'anonymous', client: { address } });
  for (let turn = 0; turn < 1000; turn++) {
    log.note({ action: 'sign_in.failed', by: by('192.0.2.1'), key: 'same', subject: () => 'door' });
    log.note({ action: 'sign_in.failed', by: by('192.0.2.1'), key: `other ${turn}`, subject: () => 'door' });
  }
  await written(30);
  clock.advance(MINUTE_MS);
  await written(32);
  const details = (await refusals()).slice(30).map(({ action, detail_json }) => [action, detail_json]);
  expect(details).toEqual([
    ['sign_in.failed', '{"times_in_a_minute":1000}'],
    ['refusals.more', '{"times_in_a_minute":971}'],
  ]);
  expect(await verifyAudit(world().app.services)).not.toHaveProperty('problem');
});
