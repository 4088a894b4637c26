import { parse } from 'csv-parse/sync';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { csvHead, csvRow, csvTableOf } from './csv-table.ts';

const OUTPUT = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      site: Type.Unsafe<object>({ type: ['object', 'null'], properties: { name: { type: 'string' } } }),
      tags: Type.Array(Type.String()),
      data: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
    }),
  ),
  total: Type.Integer(),
});
const { columns = [] } = csvTableOf(OUTPUT) ?? {};
const row = (item: object) => csvRow(columns, item);

describe('a table', () => {
  it('has a column for each member of an item, and of its members', () => {
    expect(csvHead(columns)).toBe('id,name,site.name,tags,data\r\n');
    expect(row({ id: -5, name: 'Harbour', site: { name: 'One' }, tags: ['a', 'b'], data: { x: 1 } })).toBe(
      '-5,Harbour,One,"a; b","{""x"":1}"\r\n',
    );
    expect(row({ id: 1, name: '', site: null, tags: [] })).toBe('1,,,,\r\n');
  });

  it('is made of the list of an output, and of no other output', () => {
    expect(csvTableOf(Type.Object({ rules: Type.Array(Type.Object({ id: Type.Integer() })) }))?.member).toBe('rules');
    expect(csvTableOf(Type.Object({ total: Type.Integer() }))).toBeUndefined();
    const list = Type.Array(Type.Object({ id: Type.Integer() }));
    expect(csvTableOf(Type.Object({ months: list, due: list }))).toBeUndefined();
    expect(csvTableOf(Type.Object({ months: list, due: list }), 'due')?.member).toBe('due');
  });

  it('has what a site says as text, not as a formula', () => {
    const name = 'Shop;=1+1';
    expect(parse(row({ id: 1, name, tags: ['-1'] }))).toEqual([['1', "Shop;'=1+1", '', "'-1", '']]);
  });
});
