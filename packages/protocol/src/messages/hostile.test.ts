import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sync from '../../vectors/sync-reply.json' with { type: 'json' };
import { ConnectorError } from '../failures/connector-error.ts';
import { writeFrame } from '../replies/frame.ts';
import { readReply } from '../replies/reply.ts';
import * as messages from './index.ts';

interface AnyCall {
  name: string;
  parse(reply: unknown): unknown;
}

const isCall = (value: unknown): value is AnyCall =>
  value !== null && typeof value === 'object' && 'parse' in value && 'fields' in value;
const calls = Object.entries<unknown>({ ...messages }).flatMap(([name, value]): [string, AnyCall][] =>
  isCall(value) ? [[name, value]] : [],
);

/** Every key a reply may hold, so that random values land where they are read. */
const keys = [...new Set([...keysOf(sync), 'data', 'sync', 'other_data', 'updated_data', 'upgrades', 'error'])];

function keysOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

const { reply } = fc.letrec<{ reply: unknown }>(tie => ({
  reply: fc.oneof(
    { depthSize: 'medium', maxDepth: 5 },
    fc.constantFrom(null, true, false, 0, 1, '', '0', '1', 'SUCCESS', 1e308, -1, '__proto__'),
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('reply'), { maxLength: 4 }),
    fc.dictionary(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...keys) }, fc.string()), tie('reply'), {
      maxKeys: 8,
    }),
  ),
}));

describe('a hostile reply', () => {
  it('is tested with every call of the package', () => {
    expect(calls).toHaveLength(31);
  });

  it.each(calls)('makes %s return a parsed reply or throw the typed error, nothing else', (_name, call) => {
    fc.assert(
      fc.property(reply, value => {
        const answer = { status: 200, headers: {}, url: 'https://site.example/', body: `<br>${writeFrame(value)}` };
        try {
          readReply(call, answer);
        } catch (error) {
          expect(error).toBeInstanceOf(ConnectorError);
        }
      }),
      { numRuns: 60 },
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('is classified for any HTTP status, header and body', () => {
    const anyBody = fc.oneof(fc.string(), fc.uint8Array());
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 599 }),
        anyBody,
        fc.dictionary(fc.string(), fc.string()),
        (status, body, headers) => {
          const answer = { status, headers, url: 'https://site.example/', body };
          expect(() => readReply(messages.stats, answer)).toThrow(ConnectorError);
        },
      ),
    );
  });

  it.each(calls)('with prototype keys does no harm to %s', (_name, call) => {
    const body = `<mainwp>${Buffer.from('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"sync":{"__proto__":{"plugins":[]}}}').toString('base64')}</mainwp>`;
    try {
      readReply(call, { status: 200, headers: {}, url: 'https://site.example/', body });
    } catch (error) {
      expect(error).toBeInstanceOf(ConnectorError);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
