import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { createJob } from '../jobs/index.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });
beforeAll(async () => {
  const otto = await world().user('otto', 'operator');
  clock.advance(HOUR_MS);
  const tag = (await world().post('add-tag-v1', { name: 'first' }, { auth: otto })).body;
  clock.advance(HOUR_MS);
  await world().post('update-tag-v1', { tag_id: tag.id, name: 'second' });
  clock.advance(HOUR_MS);
  await world().post('add-tag-v1', { name: 'third' }, { auth: await world().key('write') });
});

const list = async (input: Record<string, unknown> = {}) => {
  const { status, body } = await world().get('list-audit-log-v1', input);
  expect(status).toBe(200);
  return body;
};
const actions = async (input: Record<string, unknown>) =>
  (await list(input)).items.map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`);

describe('list-audit-log-v1', () => {
  it('lists who changed what, newest first, page by page', async () => {
    const { items, total } = await list({ per_page: 1 });
    expect(total).toBeGreaterThan(4);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        at: '2026-01-01T03:00:00Z',
        actor: 'key:test key',
        action: 'tag.added',
        subject: expect.stringMatching(/^tag:\d+$/),
        name: 'third',
        detail: { name: 'third' },
        address: '127.0.0.1',
        client: 'node',
      },
    ]);
    const second = await list({ per_page: 1, page: 2 });
    expect(second.items[0].id).toBe(items[0].id - 1);
  });

  it('filters by actor, action, subject and time', async () => {
    expect(await actions({ actor: 'user:otto' })).toEqual(['user:otto tag.added']);
    expect(await actions({ actor: 'user:' })).toEqual(['user:admin tag.updated', 'user:otto tag.added']);
    expect(await actions({ action: 'tag.added' })).toEqual(['key:test key tag.added', 'user:otto tag.added']);
    expect(await actions({ action: 'tag.' })).toHaveLength(3);
    expect(await actions({ action: 'tag' })).toEqual([]);
    const [{ subject }] = (await list({ actor: 'user:otto' })).items;
    expect(await actions({ subject })).toEqual(['user:admin tag.updated', 'user:otto tag.added']);
    const hours = { since: '2026-01-01T01:00:00Z', until: '2026-01-01T02:00:00Z' };
    expect(await actions(hours)).toEqual(['user:otto tag.added']);
    expect((await list({ until: '2026-01-01' })).total).toBe(0);
    expect((await list({ actor: "user:' or 1=1 --" })).total).toBe(0);
  });

  it('narrows to a client and to a tag: their sites, jobs over these, and themselves', async () => {
    const { database } = world().app.services;
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const add = async (ability: string, name: string) => (await world().post(ability, { name })).body.id as number;
    const [client, tag] = [await add('add-client-v1', 'Harbour Café'), await add('add-tag-v1', 'narrowed')];
    await add('add-client-v1', 'Lakeside');
    const ours = await storeSite(world(), { url: 'https://ours.test/', client_id: client });
    const other = await storeSite(world(), { url: 'https://other.test/' });
    await database.write(trx => trx.insertInto('site_tags').values({ site_id: ours, tag_id: tag }).execute());
    const [job = '', large = ''] = await database.write(async trx => {
      const made = [];
      const many = Array.from({ length: 1001 }, (_, place) => other + place);
      for (const sites of [[ours, other], [ours, ...many], [other], many])
        made.push(await createJob(trx, ctx, 'sync', sites));
      // Its items are lines of a file, not sites.
      await createJob(trx, ctx, 'addsites', [ours]);
      return made;
    });
    const ourJobs = [`job:${job}`, `job:${large}`];
    const jobs = await database.db.selectFrom('jobs').select('id').execute();
    for (const { id } of jobs) await world().post('cancel-job-v1', { job_id: id });
    for (const site of [ours, other]) await world().post('suspend-site-v1', { site_id_or_domain: site });
    const subjects = async (input: object) => [
      ...new Set((await list({ ...input, per_page: 100 })).items.map((item: { subject: string }) => item.subject)),
    ];
    expect((await subjects({ client_id: client })).sort()).toEqual(
      [`client:${client}`, ...ourJobs, `site:${ours}`].sort(),
    );
    expect((await subjects({ tag_id: tag })).sort()).toEqual([...ourJobs, `site:${ours}`, `tag:${tag}`].sort());
    expect((await subjects({ client_id: client, tag_id: tag })).sort()).toEqual([...ourJobs, `site:${ours}`].sort());
    expect(await actions({ client_id: client, action: 'site.suspended' })).toEqual(['user:admin site.suspended']);
    expect((await list({ client_id: 987654 })).total).toBe(0);
  });

  it('rejects invalid times, and is only for admins', async () => {
    const answer = await world().get('list-audit-log-v1', { since: 'yesterday' });
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ path: 'input.since' }] } } });
    expect(await world().get('list-audit-log-v1', { until: '2026-02-31T25:00Z' })).toMatchObject({ status: 400 });
    expect(await world().get('list-audit-log-v1', { since: '2026-02-30' })).toMatchObject({ status: 400 });
    const auth = await world().user('vera', 'viewer');
    expect(await world().get('list-audit-log-v1', {}, { auth })).toMatchObject({ status: 403 });
  });

  it('names sites, clients and people as they are called now, and what is gone as it was called', async () => {
    const site = await storeSite(world(), { url: 'https://named.example/', name: 'Before' });
    const { id: client } = (await world().post('add-client-v1', { name: 'Acme' })).body;
    const { id: gone } = (await world().post('add-client-v1', { name: 'Gone Ltd' })).body;
    await world().post('suspend-site-v1', { site_id_or_domain: site });
    await world().post('update-site-record-v1', { site_id_or_domain: site, name: 'Now' });
    await world().post('delete-client-v1', { client_id_or_email: gone, confirm: true });
    const nameOf = async (subject: string) => (await list({ subject })).items[0].name;
    expect(await nameOf(`site:${site}`)).toBe('Now');
    expect(await nameOf(`client:${client}`)).toBe('Acme');
    expect(await nameOf(`client:${gone}`)).toBe('Gone Ltd');
    const otto = (await list({ action: 'user.added' })).items.find((one: { name: string }) => one.name === 'otto');
    expect(otto).toMatchObject({ subject: expect.stringMatching(/^user:\d+$/) });
  });
});
