import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_MAINWP_API: 'on' } });
const ask = (path: string, body: object) =>
  world().request(`/wp-json/mainwp/v2/costs${path}`, { method: path === '/add' ? 'POST' : 'PUT', body });
const add = async (more: object = {}) => {
  const cost = { name: 'Backup', price: 5, renewal_type: 'monthly', sites: world().siteIds[0], ...more };
  return (await ask('/add', cost)).body.data;
};
const renewal = async (cost_id: number) => (await world().get('get-cost-v1', { cost_id: Number(cost_id) })).body;

describe('the last renewal of a cost, as programs for MainWP give it', () => {
  it('stays none, or the day that it is, if a program writes back what it has read', async () => {
    for (const [last_renewal, read] of [
      [undefined, '0'],
      ['2026-11-01', '1793491200'],
    ]) {
      const answer = await add({ last_renewal });
      expect(answer).toMatchObject({ last_renewal: read });
      const written = await ask(`/${answer.id}/edit`, { ...answer, price: 7 });
      expect(written.body).toMatchObject({
        success: 1,
        data: { last_renewal: read, next_renewal: answer.next_renewal },
      });
      expect(await renewal(answer.id)).toMatchObject({ price: 7, last_renewal: last_renewal ?? null });
      await world().post('delete-cost-v1', { cost_id: Number(answer.id), confirm: true });
    }
  });

  it('is taken away by 0, the number that lists show for none', async () => {
    const { id } = await add({ last_renewal: '2026-11-01 00:00:00' });
    expect(await renewal(id)).toMatchObject({ last_renewal: '2026-11-01' });
    await ask(`/${id}/edit`, { last_renewal: 0 });
    expect(await renewal(id)).toMatchObject({ last_renewal: null });
  });

  it.each(['01-02-2026', '1.2.2026', '01-02-2026 00:00:00', '01.02.2026 10:00', '02/01/2026', '1 February 2026'])(
    'is read as PHP does from %s',
    async given => {
      const { id } = await add({ name: `On ${given}`, last_renewal: given });
      expect(await renewal(id)).toMatchObject({ last_renewal: '2026-02-01' });
    },
  );

  it.each(['1', '-1', '1.5', '2026', '86400', '20261101', '31.02.2026', '01.02.2026 at ten'])(
    'is refused if it is no day, as %s is not',
    async given => {
      const { id } = await add({ name: `Number ${given}` });
      expect((await ask(`/${id}/edit`, { last_renewal: given })).status).toBe(400);
      expect(await renewal(id)).toMatchObject({ last_renewal: null });
    },
  );
});
