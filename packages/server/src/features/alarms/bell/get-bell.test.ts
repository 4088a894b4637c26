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

  it('is for people, not for programs', async () => {
    const auth = await world().key('read');
    expect((await world().get('get-bell-v1', {}, { auth })).status).toBe(403);
  });
});
