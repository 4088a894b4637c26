import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeChanges } from '../../../features/changes/changes.fixtures.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
/** More sites than are asked for a page of posts. */
const CONNECTED = 51;
const connected = useWorld({ sites: CONNECTED, seeded: true });
const SITES = 450;
beforeAll(async () => {
  for (let n = 1; n <= SITES; n++) {
    await storeSite(world(), { url: `https://s${n}.example/`, name: n === 1 ? '=cmd|x' : `Säge ${n}` });
  }
});

const csv = async (ability: string, query = '', auth = world().admin, { origin } = world()) => {
  const answer = await fetch(`${origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run?${query}`, {
    headers: { accept: 'text/csv', authorization: auth },
  });
  return { answer, text: await answer.text() };
};
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

describe('a list that is asked for as text/csv', () => {
  it('has all its pages, in the order and with the filters that were asked for', async () => {
    const { answer, text } = await csv('list-site-records-v1', 'input[sort]=name&input[order]=desc&input[per_page]=5');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="site-records.csv"');
    const names = rowsOf(text).map(({ name }) => name);
    expect(names).toHaveLength(SITES);
    const { body } = await world().get('list-site-records-v1', { sort: 'name', order: 'desc', per_page: 200 });
    expect(names.slice(0, 200)).toEqual(body.items.map(({ name }: { name: string }) => name));
    expect(rowsOf((await csv('list-site-records-v1', 'input[search]=s44')).text)).toHaveLength(11);
  });

  // Each of them gives 200 rows at most at once, or 100.
  it('has all its pages where they follow one another by a mark', async () => {
    const site = await storeSite(world(), { url: 'https://changed.example/', status: 'suspended' });
    const CHANGES = 450;
    const changes = Array.from({ length: CHANGES }, (_, n) => ({ site_id: site, occurred_at: 1_000_000 + n }));
    await storeChanges(world(), changes);
    const newestFirst = changes.map((_, n) => expect.stringContaining(`Plugin ${CHANGES - 1 - n}`));
    const fleet = rowsOf((await csv('list-changes-v1', `input[site_ids][]=${site}`)).text);
    expect(fleet.map(({ description }) => description)).toEqual(newestFirst);
    expect(rowsOf((await csv('list-changes-v1', 'input[search]=plugin%2044&input[per_page]=2')).text)).toHaveLength(11);
    const timeline = rowsOf((await csv('get-site-timeline-v1', `input[site_id_or_domain]=${site}`)).text);
    expect(timeline).toHaveLength(CHANGES);
    expect(new Set(timeline.map(({ id }) => id)).size).toBe(CHANGES);
    // Its answer doesn't say which page it is.
    expect(rowsOf((await csv('get-site-changes-v1', `input[site_id_or_domain]=${site}`)).text)).toHaveLength(CHANGES);

    for (let n = 1; n <= 105; n++) await world().post('add-tag-v1', { name: `Tag ${n}` });
    const activity = rowsOf((await csv('list-activity-v1')).text).filter(({ type }) => type === 'tag.added');
    expect(new Set(activity.map(({ name }) => name)).size).toBe(105);
  });

  it('has the content of all sites, though only some are asked at once', async () => {
    for (let k = 1; k <= CONNECTED; k++)
      connected()
        .fleet.site(k)
        .addPost({ title: `News of ${k}` });
    const { text } = await csv(
      'list-posts-v1',
      'input[search]=News of&input[per_site]=1',
      connected().admin,
      connected(),
    );
    expect(new Set(rowsOf(text).map(({ title }) => title)).size).toBe(CONNECTED);
  });

  it('has no cell that a spreadsheet runs as a formula', async () => {
    const { text } = await csv('list-site-records-v1', 'input[search]=cmd');
    expect(rowsOf(text).map(({ name }) => name)).toEqual(["'=cmd|x"]);
  });

  it('is refused to whoever may not read the list, and for wrong input, as JSON', async () => {
    const auth = await world().user('vera', 'viewer');
    const refused = await csv('list-audit-log-v1', '', auth);
    expect([refused.answer.status, refused.answer.headers.get('content-type')]).toEqual([
      403,
      expect.stringContaining('application/json'),
    ]);
    expect((await csv('list-site-records-v1', 'input[sort]=colour')).answer.status).toBe(400);
  });

  it('is JSON where there is no list', async () => {
    expect((await csv('count-updates-v1')).answer.headers.get('content-type')).toContain('application/json');
  });
});
