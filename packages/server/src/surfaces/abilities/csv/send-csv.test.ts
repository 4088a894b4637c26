import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const SITES = 450;
beforeAll(async () => {
  for (let n = 1; n <= SITES; n++) {
    await storeSite(world(), { url: `https://s${n}.example/`, name: n === 1 ? '=cmd|x' : `Säge ${n}` });
  }
});

const csv = async (ability: string, query = '', auth = world().admin) => {
  const answer = await fetch(`${world().origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run?${query}`, {
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
