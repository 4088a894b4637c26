import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { Damage } from './damage.ts';
import { adapt } from './sqlite-statements.ts';

function database() {
  const file = new DatabaseSync(':memory:');
  file.exec(`create table sites (id integer primary key, name text); insert into sites values (1, 'One'), (2, null)`);
  return { file, adapted: adapt(file, new Damage()) };
}

describe('statements on SQLite', () => {
  it('return rows as plain objects, all at once or one by one', () => {
    const statement = database().adapted.prepare('select id, name from sites where id >= ? order by id');
    const rows = [
      { id: 1, name: 'One' },
      { id: 2, name: null },
    ];
    expect(statement.reader).toBe(true);
    expect(statement.all([1])).toStrictEqual(rows);
    expect([...statement.iterate([1])]).toStrictEqual(rows);
    expect(statement.all([3])).toEqual([]);
  });

  it('return how many rows were changed, and the id of the last inserted one', () => {
    const statement = database().adapted.prepare('insert into sites (name) values (?)');
    expect(statement.reader).toBe(false);
    expect(statement.run(['Three'])).toEqual({ changes: 1, lastInsertRowid: 3 });
  });

  // Fails if the first ones are kept for good: the store of a server that runs for weeks would prepare its commonest.
  it('are kept while they are used, however many others there were', () => {
    const { file, adapted } = database();
    const prepare = vi.spyOn(file, 'prepare');
    const common = 'select name from sites where id = ?';
    const others = Array.from({ length: 600 }, (_, index) => `select ${index}`);
    for (const other of others) {
      adapted.prepare(other);
      expect(adapted.prepare(common).all([1])).toEqual([{ name: 'One' }]);
    }
    expect(prepare.mock.calls.filter(([text]) => text === common)).toHaveLength(1);
    adapted.prepare(others[0] as string);
    expect(prepare).toHaveBeenCalledTimes(602);
  });

  it('still work after a column is added to their table', () => {
    const { file, adapted } = database();
    const all = () => adapted.prepare('select * from sites where id = 1').all([]);
    expect(all()).toEqual([{ id: 1, name: 'One' }]);
    file.exec('alter table sites add column note text');
    expect(all()).toEqual([{ id: 1, name: 'One', note: null }]);
  });
});
