import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColours, contrast } from './brand-colours.ts';
import { readLogo } from './read-logo.ts';
import { fillText, TEXT_VARIABLES, unknownVariables } from './text-variables.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a brand', () => {
  it('can be read, whatever colour was chosen', () => {
    fc.assert(
      fc.property(hex, chosen => {
        const { main, onMain, ink } = brandColours(chosen);
        expect(main).toBe(chosen);
        expect(contrast(main, onMain)).toBeGreaterThanOrEqual(4.3);
        expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('stay as chosen where they can be read on white', () => {
    expect(brandColours('#1F4E79')).toEqual({ main: '#1f4e79', onMain: '#ffffff', ink: '#1f4e79' });
    expect(brandColours('#ffee00').onMain).toBe('#111111');
  });
});

const png = (width: number, height: number, more = 0) => {
  const bytes = Buffer.alloc(33 + more);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
};

describe('a logo', () => {
  it('is known by its bytes, with its size', () => {
    expect(readLogo(png(300, 80))).toMatchObject({ type: 'image/png', width: 300, height: 80 });
    const jpeg = Buffer.from('ffd8ffe000044a46ffc0000b080050012c01011100ffd9', 'hex');
    expect(readLogo(jpeg.toString('base64'))).toMatchObject({ type: 'image/jpeg', width: 300, height: 80 });
    const webp = Buffer.alloc(30);
    webp.write('RIFF', 0, 'latin1');
    webp.write('WEBPVP8X', 8, 'latin1');
    webp.writeUIntLE(299, 24, 3);
    webp.writeUIntLE(79, 27, 3);
    expect(readLogo(webp.toString('base64'))).toMatchObject({ type: 'image/webp', width: 300, height: 80 });
  });

  it.each([
    ['an SVG picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 'not_a_picture'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64'), 'not_a_picture'],
    ['a picture without size', png(0, 80), 'not_a_picture'],
    ['more than 200 kB', png(300, 80, 200_000), 'too_large'],
    ['a picture of very many pixels', png(40_000, 40_000), 'too_many_pixels'],
    ['what is not base64', 'data:image/png;base64,AAAA', 'not_base64'],
  ])('is never %s', (_what, base64, fault) => {
    expect(readLogo(base64)).toBe(fault);
  });

  it('never makes reading fail, whatever the bytes', () => {
    const start = fc.constantFrom('', 'ffd8ff', '89504e470d0a1a0a', '52494646000000005745425056503820');
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 80 }), (head, rest) => {
        readLogo(Buffer.concat([Buffer.from(head, 'hex'), rest]).toString('base64'));
      }),
    );
  });
});

describe('the variables of texts', () => {
  const values = Object.fromEntries(TEXT_VARIABLES.map(name => [name, `<${name}>`])) as Parameters<typeof fillText>[1];

  it('are filled in once: a client may be called like a variable', () => {
    expect(fillText('Dear {client}, in {period}', { ...values, client: '{uptime}', period: 'May' })).toBe(
      'Dear {uptime}, in May',
    );
  });

  it('are named where they are unknown', () => {
    expect(unknownVariables('{client} {clent} {} {clent} {Uptime}')).toEqual(['clent', '', 'Uptime']);
    expect(unknownVariables(TEXT_VARIABLES.map(name => `{${name}}`).join(' and '))).toEqual([]);
  });
});
