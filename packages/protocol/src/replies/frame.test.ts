import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vector from '../../vectors/signature.json' with { type: 'json' };
import { ConnectorError } from '../failures/connector-error.ts';
import { readFrame, writeFrame } from './frame.ts';

const framed = (json: string): string => `<mainwp>${Buffer.from(json).toString('base64')}</mainwp>`;

function kindOf(body: string): string {
  try {
    readFrame(body);
  } catch (error) {
    if (error instanceof ConnectorError) return error.kind;
    throw error;
  }
  return 'no error';
}

describe('writeFrame', () => {
  it('writes the golden frame', () => {
    expect(writeFrame(vector.probeReply)).toBe(vector.probeFrame);
  });

  it('escapes slashes and everything beyond ASCII, as PHP does', () => {
    const json = Buffer.from(writeFrame({ a: 'a/ü😀' }).slice(8, -9), 'base64').toString('latin1');
    expect(json).toBe('{"a":"a\\/\\u00fc\\ud83d\\ude00"}');
  });
});

describe('readFrame', () => {
  it('reads the golden frame, from text and from bytes', () => {
    expect(readFrame(vector.probeFrame)).toEqual({ found: true, value: vector.probeReply });
    expect(readFrame(new TextEncoder().encode(vector.probeFrame))).toEqual({ found: true, value: vector.probeReply });
  });

  it('reads the last of several frames', () => {
    expect(readFrame(writeFrame(1) + writeFrame(2))).toEqual({ found: true, value: 2 });
  });

  it('tolerates line breaks, missing padding and stray bytes in base64', () => {
    const inner = Buffer.from('{"a":[1]}').toString('base64').replaceAll('=', '');
    expect(readFrame(`<mainwp>\n ${inner.slice(0, 4)}\r\n${inner.slice(4)}\u0000</mainwp>\n`)).toEqual({
      found: true,
      value: { a: [1] },
    });
  });

  it.each(['', '0', '<html>', '<mainwp>eyJ', '</mainwp><mainwp>', '<mainwp><b>x</b></mainwp>', 'x</mainwp>'])(
    'finds no frame in %j',
    body => {
      expect(readFrame(body)).toEqual({ found: false });
    },
  );

  it.each(['<mainwp></mainwp>', '<mainwp> \n</mainwp>', framed('{"a":'), framed('<b>'), framed('undefined')])(
    'reports %j as a failure of the site',
    body => {
      expect(kindOf(body)).toBe('site_error');
    },
  );

  it('accepts 64 levels and refuses more before it parses the JSON', () => {
    expect(kindOf(framed('['.repeat(64) + ']'.repeat(64)))).toBe('no error');
    expect(kindOf(framed('['.repeat(65) + ']'.repeat(65)))).toBe('too_large');
    expect(kindOf(framed('[{"a":'.repeat(500_000)))).toBe('too_large');
    expect(kindOf(framed(JSON.stringify('['.repeat(1_000))))).toBe('no error');
  });

  it.each([
    '{"__proto__":{"x":1},"a":{"__proto__":2,"b":3}}',
    '{"\\u005f_proto__":{"x":1},"a":{"_\\u005Fproto__":2,"b":3}}',
  ])('drops prototype keys from %s', json => {
    const frame = readFrame(framed(json));
    expect(frame.found && Object.keys(Object(frame.value))).toEqual(['a']);
    expect(JSON.stringify(frame.found && frame.value)).toBe('{"a":{"b":3}}');
  });

  it('finds a frame after any output before it', () => {
    const harmless = fc.jsonValue({ maxDepth: 8 }).filter(data => !JSON.stringify(data).includes('__proto__'));
    fc.assert(
      fc.property(harmless, fc.string({ unit: 'binary' }), fc.boolean(), (data, noise, tagged) => {
        const prefix = tagged ? `${noise}<mainwp>${noise}` : noise;
        const expected = JSON.parse(JSON.stringify(data));
        expect(readFrame(`${prefix}${writeFrame(data)}\n`)).toEqual({ found: true, value: expected });
      }),
      { numRuns: 500 },
    );
  });

  it('throws nothing but the typed error', () => {
    const part = fc.oneof(fc.constantFrom('<mainwp>', '</mainwp>', '<', '{"a":'), fc.base64String(), fc.string());
    fc.assert(
      fc.property(fc.array(part), parts => {
        expect(kindOf(parts.join(''))).toBeTypeOf('string');
      }),
    );
  });

  // Looking for an opening tag from each closing one would take far longer than a test may.
  it('reads an answer full of closing tags in one pass', () => {
    expect(readFrame(`<mainwp>${'<</mainwp>'.repeat(400_000)}`)).toEqual({ found: false });
  });
});
