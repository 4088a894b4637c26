import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedFault } from '../../../ports/vulnerability-feed/port.ts';
import { type FeedMember, MemberSplitter } from './split-members.ts';

/** Splits a text that arrives in pieces of so many bytes. */
function split(text: string | Buffer, pieceBytes: number, mostBytes = 1000): FeedMember[] {
  const splitter = new MemberSplitter(mostBytes);
  const bytes = Buffer.from(text as string);
  const members: FeedMember[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes)
    members.push(...splitter.push(bytes.subarray(at, at + pieceBytes)));
  splitter.end();
  return members;
}

const codeOf = (text: string) => {
  try {
    split(text, 3);
  } catch (error) {
    if (error instanceof FeedFault) return error.code;
    throw error;
  }
  return 'fine';
};

describe('the members of a document', () => {
  it('are what JSON.parse finds, however the document is cut into pieces', () => {
    const document = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(document, fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 2), (given, pieceBytes, space) => {
        const text = JSON.stringify(given, null, space);
        const found = split(text, pieceBytes, 1e6).map(member => member);
        const wanted = Object.entries(JSON.parse(text) as object).map(([key, value]) => ({ key, value }));
        expect(found).toEqual(wanted);
      }),
    );
  });

  it('may have names with a meaning in JavaScript, which have none here', () => {
    const members = split('{"__proto__":{"polluted":true},"constructor":1}', 5);
    expect(members.map(member => member.key)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('that are too large are passed over but for their names, and not held', () => {
    const text = `{"a":1,"b":"${'x'.repeat(5000)}","c":[${'[],'.repeat(900)}[]],"d":2}`;
    for (const pieceBytes of [7, 64, 100_000]) {
      expect(split(text, pieceBytes)).toEqual([
        { key: 'a', value: 1 },
        { key: 'b', value: undefined },
        { key: 'c', value: undefined },
        { key: 'd', value: 2 },
      ]);
    }
    expect(split(`{"${'k'.repeat(5000)}":1}`, 64)).toEqual([{ key: '', value: undefined }]);
  });

  it('may follow a byte order mark and spaces', () => {
    expect(split('\ufeff \n{ "a" : 1 }\n', 2)).toEqual([{ key: 'a', value: 1 }]);
    expect(split('{}', 1)).toEqual([]);
  });
});

it.each([
  ['', 'not_json'],
  ['   ', 'not_json'],
  ['<html>', 'not_json'],
  ['null', 'not_json'],
  ['[]', 'not_a_feed'],
  ['{', 'cut_off'],
  ['{"a":1', 'cut_off'],
  ['{"a":{"b":"}', 'cut_off'],
  ['{"a":1}}', 'not_json'],
  ['{"a":1}{"b":2}', 'not_json'],
  ['{"a":1,}', 'not_json'],
  ['{,"a":1}', 'not_json'],
  ['{"a":1 "b":2}', 'not_json'],
  ['{"a"}', 'not_json'],
  ['{"a":[1}]}', 'not_json'],
  ['{"a":1]', 'not_json'],
  ['{"a":01}', 'not_json'],
])('the document %j is refused as %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});
