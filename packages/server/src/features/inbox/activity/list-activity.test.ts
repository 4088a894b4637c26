import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.ts';
import type { Answer, World } from '../../../testing/index.ts';
import { SHOP, storeUpdates } from '../../updates/update.fixtures.ts';
import { makeTroubledFleet, type TroubledFleet } from '../troubled-fleet.fixtures.ts';

let fleet: TroubledFleet;
beforeAll(async () => {
  fleet = await makeTroubledFleet();
  await fleet.world.post('suspend-site-v1', { site_id_or_domain: fleet.ids.other });
});
afterAll(() => fleet.world.close());

const list = async (input: object = {}, auth?: string): Promise<Answer['body']> =>
  (await fleet.world.get('list-activity-v1', { ...input }, auth === undefined ? {} : { auth })).body;
const many = (count: number, entry: AuditEntry) => Array.from({ length: count }, () => entry);
const sorted = (entries: { type: string }[]) => entries.toSorted((a, b) => a.type.localeCompare(b.type));

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

  it('narrows to a client and to a tag: their sites, jobs over these, and themselves', async () => {
    const { world, ids, client, tag } = fleet;
    const startOn = async (site: number) => {
      await storeUpdates(world, site, [SHOP]);
      const { body } = await world.post('run-updates-v1', { site_ids_or_domains: [site] });
      return { type: 'updates.started', subject: `job:${body.job_id}` };
    };
    const [ours, others] = [await startOn(ids.watched), await startOn(ids.altered)];
    const listed = async (scope: object) =>
      (await list(scope)).items.map(({ type, subject }: Record<string, unknown>) => ({ type, subject }));
    const down = { type: 'site.down', subject: null };
    const [clientAdded, tagAdded] = [
      { type: 'client.added', subject: `client:${client}` },
      { type: 'tag.added', subject: `tag:${tag}` },
    ];
    expect(await listed({})).toEqual(expect.arrayContaining([ours, others]));
    expect(sorted(await listed({ client_id: client }))).toEqual(sorted([down, clientAdded, ours]));
    expect(sorted(await listed({ tag_id: tag }))).toEqual(sorted([down, tagAdded, ours]));
    expect(sorted(await listed({ client_id: client, tag_id: tag }))).toEqual(sorted([down, ours]));
  });

  const log = ({ app: { services } }: World, entries: readonly AuditEntry[]) =>
    services.database.write(trx => appendAudit(trx, services, { actor: 'system:updates' }, entries));

  it('shows what happened to a client on its first page, however many other sites were changed since', async () => {
    const { world, clock, client } = fleet;
    clock.advance(3_600_000);
    await log(world, many(2100, { action: 'site.key_rotated', subject: 'site:999' }));
    const { items } = await list({ client_id: client, limit: 8 });
    expect(items.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['site.down', 'client.added']),
    );
  });

  it('shows a change whatever was logged after it, in everything and within a client', async () => {
    const { world, client } = fleet;
    await log(world, [{ action: 'client.suspended', subject: `client:${client}` }]);
    await log(world, many(5001, { action: 'update.updated', subject: 'site:999' }));
    await log(world, many(2100, { action: 'site.suspended', subject: 'site:999' }));
    const reads = async (scope: object) => {
      const pages: Answer['body'][] = [await list(scope)];
      while (pages.at(-1)?.next != null) pages.push(await list({ ...scope, limit: 100, before: pages.at(-1)?.next }));
      return pages.flatMap(({ items }) => items as { type: string; kind: string; id: number; at: string }[]);
    };
    for (const scope of [{}, { client_id: client }]) {
      const items = await reads(scope);
      expect(items.filter(({ type }) => type === 'client.suspended')).toHaveLength(1);
      expect(items.filter(({ type }) => type === 'client.added')).toHaveLength(1);
      expect(new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(items.length);
      expect(items.map(({ at }) => at)).toEqual(
        items
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      );
    }
  });
});
