import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { downOf, Telling } from '../alarms.fixtures.ts';

const world = useWorld();

describe('see-bell-v1', () => {
  it('notes for one person what was seen, and never takes it back', async () => {
    const [anna, vera] = [await world().user('anna', 'operator'), await world().user('vera', 'viewer')];
    const telling = new Telling(world(), Date.now() - 60_000);
    await telling.emit(downOf(await storeSite(world(), { url: 'https://lima.example/' })));
    await telling.tell();
    const bell = async (auth: string) => (await world().get('get-bell-v1', {}, { auth })).body;
    const see = (until: string, auth: string) => world().post('see-bell-v1', { until }, { auth });
    expect((await see((await bell(anna)).as_of, anna)).body).toEqual({ seen: true });
    expect(await bell(anna)).toMatchObject({ unseen: 0, alarms: [{}] });
    expect((await bell(vera)).unseen).toBe(1);
    await see('2020-01-01T00:00:00Z', anna);
    expect((await bell(anna)).unseen).toBe(0);
    await see('2999-01-01T00:00:00Z', vera);
    const { seen_at } = await bell(vera);
    expect(Date.parse(seen_at)).toBeLessThanOrEqual(Date.now());
  });

  it('is for people, not for programs', async () => {
    const auth = await world().key('read', 'write');
    expect((await world().post('see-bell-v1', { until: '2026-01-01T00:00:00Z' }, { auth })).status).toBe(403);
  });
});
