import { expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import { SUBJECT_MEMBERS } from './subjects-of-call.ts';

const NOUN = /(?:^|_)(?:sites?|websites?|clients?|tags?|groups?|jobs?)(?:_|$)/;

interface Schema {
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Numbers, alone or in a list: texts and switches name nothing that is stored here. */
function takesIds({ type = [], items, anyOf = [] }: Schema): boolean {
  return [type].flat().includes('integer') || (items !== undefined && takesIds(items)) || anyOf.some(takesIds);
}

it('every member by which a call names sites, clients, tags or a job is one by which calls are narrowed', () => {
  const members = ALL_ABILITIES.filter(({ effect }) => effect !== 'read').flatMap(({ input: { properties } }) =>
    Object.entries(properties as Readonly<Record<string, Schema>>)
      .filter(([name, schema]) => NOUN.test(name) && (takesIds(schema) || name === 'job_id'))
      .map(([name]) => name),
  );
  const distinct = [...new Set(members)];
  expect(distinct.length).toBeGreaterThan(10);
  expect(distinct.filter(name => !SUBJECT_MEMBERS.includes(name))).toEqual([]);
  expect(SUBJECT_MEMBERS.filter(name => !distinct.includes(name))).toEqual([]);
});
