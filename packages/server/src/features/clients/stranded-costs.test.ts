import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 2, seeded: true });
});
afterAll(() => world.close());

const made = async (ability: string, input: object): Promise<number> => (await world.post(ability, input)).body.id;
const ESSENTIALS = { price: 1, payment_type: 'subscription', product_type: 'plugin', renewal_type: 'yearly' };
const cost = async (name: string, targets: object) => ({
  id: await made('add-cost-v1', { name, ...ESSENTIALS, ...targets }),
  name,
});
const withoutTargets = async (wanted: boolean) => {
  const { body } = await world.rest(`/costs?without_targets=${wanted}`);
  return body.data.map(({ name }: { name: string }) => name);
};

describe.each([
  ['client', 'clients', 'delete-client-v1', 'client_id_or_email'],
  ['tag', 'groups', 'delete-tag-v1', 'tag_id'],
])('deleting a %s', (noun, kind, ability, selector) => {
  it('reports stranded costs before and after a deletion, and lists them with without_targets', async () => {
    const [id, other] = [await made(`add-${noun}-v1`, { name: 'One' }), await made(`add-${noun}-v1`, { name: 'Two' })];
    const only = await cost(`Only ${noun}`, { [kind]: [id] });
    const shared = await cost(`Shared ${noun}`, { [kind]: [id, other] });
    await cost(`Other ${noun}`, { [kind]: [other] });
    const dry = await world.post(ability, { [selector]: id, dry_run: true });
    expect(dry.body.would_affect.stranded_costs).toEqual([only]);
    expect(dry.body.warnings).toEqual([`1 cost will no longer belong to anything: Only ${noun}.`]);
    expect(await withoutTargets(true)).not.toContain(only.name);
    expect((await world.post(ability, { [selector]: id, confirm: true })).body.stranded_costs).toEqual([only]);
    expect(await withoutTargets(true)).toContain(only.name);
    expect(await withoutTargets(false)).toEqual(expect.arrayContaining([`Other ${noun}`, shared.name]));
    expect(await withoutTargets(false)).not.toContain(only.name);
    const answer = await world.rest(`/${noun}s/${other}/remove`, { method: 'DELETE' });
    expect(answer.body.data.stranded_costs.map(({ name }: { name: string }) => name)).toEqual([
      `Other ${noun}`,
      shared.name,
    ]);
    expect(answer.body.message).toMatch(/ were kept\. 2 costs no longer belong to anything\.$/);
  });
});

it('does not mention costs while their module is off, and keeps them', async () => {
  const id = await made('add-client-v1', { name: 'Last' });
  const kept = await cost('Kept', { clients: [id] });
  await world.post('update-module-v1', { module: 'costs', enabled: false });
  const { body } = await world.post('delete-client-v1', { client_id_or_email: id, confirm: true });
  expect(body.stranded_costs).toEqual([]);
  await world.post('update-module-v1', { module: 'costs', enabled: true });
  expect(await withoutTargets(true)).toContain(kept.name);
});
