import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { downOf, Telling } from '../alarms.fixtures.ts';

const world = useWorld();

describe('get-bell-v1', () => {
  it('counts the open alarms that a person has not seen, also within a client', async () => {
    const auth = await world().user('anna', 'viewer');
    const { id: client_id } = (await world().post('add-client-v1', { name: 'Andes' })).body;
    const lima = await storeSite(world(), { url: 'https://lima.example/', client_id });
    const rome = await storeSite(world(), { url: 'https://rome.example/' });
    const telling = new Telling(world(), Date.now() - 60_000);
    await telling.emit(downOf(lima), downOf(rome));
    await telling.tell();
    const bell = async (input: object = {}) => (await world().get('get-bell-v1', { ...input }, { auth })).body;
    expect(await bell()).toMatchObject({ unseen: 2, seen_at: null, alarms: [{}, {}] });
    expect(await bell({ client_id })).toMatchObject({ unseen: 1, alarms: [{ site: { id: lima } }] });
  });

  it('tells the urgent ones from the others, and counts what is open although it was seen', async () => {
    const auth = await world().user('bea', 'viewer');
    const oslo = await storeSite(world(), { url: 'https://oslo.example/' });
    const telling = new Telling(world(), Date.now() - 60_000);
    const data = { version: '8.1', ends_on: '2025-12-31', days_left: -10 };
    const bell = async () => (await world().get('get-bell-v1', {}, { auth })).body;
    const before = await bell();
    await telling.emit({ type: 'site.php_end_of_life', siteId: oslo, data });
    await telling.tell();
    expect(await bell()).toMatchObject({ unseen: before.unseen + 1, unseen_urgent: before.unseen_urgent });
    await telling.emit(downOf(oslo));
    await telling.tell();
    expect(await bell()).toMatchObject({ unseen: before.unseen + 2, unseen_urgent: before.unseen_urgent + 1 });
    await world().post('see-bell-v1', { until: (await bell()).as_of }, { auth });
    expect(await bell()).toMatchObject({ unseen: 0, unseen_urgent: 0, open: before.open + 2 });
  });

  it('is for people, not for programs', async () => {
    const auth = await world().key('read');
    expect((await world().get('get-bell-v1', {}, { auth })).status).toBe(403);
  });
});
