import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/index.ts';
import { makeTroubledFleet, type TroubledFleet } from '../troubled-fleet.fixtures.ts';

let fleet: TroubledFleet;
beforeAll(async () => {
  fleet = await makeTroubledFleet();
  await fleet.world.post('suspend-site-v1', { site_id_or_domain: fleet.ids.other });
});
afterAll(() => fleet.world.close());

const list = async (input: object = {}, auth?: string): Promise<Answer['body']> =>
  (await fleet.world.get('list-activity-v1', { ...input }, auth === undefined ? {} : { auth })).body;
const typesOf = (body: Answer['body']): string[] => body.items.map(({ type }: { type: string }) => type);

describe('list-activity-v1', () => {
  it('lists events and changes together, with who did what to what', async () => {
    const { items, next } = await list();
    expect(next).toBeNull();
    const of = (type: string) => items.find((item: { type: string }) => item.type === type);
    expect(of('site.down')).toMatchObject({ kind: 'event', name: 'watched', by: null, severity: 'critical' });
    const suspended = { kind: 'change', name: 'other', by: 'user:admin', subject: `site:${fleet.ids.other}` };
    expect(of('site.suspended')).toMatchObject(suspended);
    expect(of('client.added')).toMatchObject({ name: 'Harbour Café' });
    expect(of('tag.added')).toMatchObject({ name: 'Care plan' });
  });

  it('shows pages that together are the whole, each entry once', async () => {
    const whole = await list({ limit: 100 });
    const seen: unknown[] = [];
    for (let before: string | undefined; ; ) {
      const page = await list({ limit: 3, ...(before === undefined ? {} : { before }) });
      seen.push(...page.items);
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toEqual(whole.items);
  });

  it('shows changes only to those who may see the audit log', async () => {
    const auth = await fleet.world.user('oskar', 'operator');
    expect((await list({}, auth)).items.map(({ kind }: { kind: string }) => kind)).toEqual(['event', 'event']);
  });

  it('narrows to a client and to a tag', async () => {
    expect(typesOf(await list({ client_id: fleet.client })).sort()).toEqual(['client.added', 'site.down']);
    expect(typesOf(await list({ tag_id: fleet.tag }))).toEqual(['site.down']);
  });
});
