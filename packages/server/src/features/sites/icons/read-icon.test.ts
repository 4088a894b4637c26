import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitmap, ico, png } from './icons.fixtures.ts';
import { ICON_MOST_BYTES, ICON_TYPES, readIcon } from './read-icon.ts';

const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([16, 0, 16, 0, 0, 0, 0])]);
const jpeg = Buffer.from('ffd8ffc000110800200020030000000000000000', 'hex');

describe('an icon', () => {
  it('is recognised by its bytes', () => {
    expect(readIcon(png(32))?.type).toBe('image/png');
    expect(readIcon(gif)?.type).toBe('image/gif');
    expect(readIcon(jpeg)?.type).toBe('image/jpeg');
  });

  it.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG, which can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['more pixels than a browser should hold', png(30_000)],
    ['a picture without an extent', png(0, 32)],
    ['more bytes than are stored', png(32, 32, ICON_MOST_BYTES + 1)],
    ['an ICO file without pictures', ico()],
    ['an ICO file whose bitmap is larger than it says', ico({ width: 32, picture: bitmap(30_000) })],
    ['an ICO file that ends too soon', ico({ width: 32, picture: bitmap(32) }).subarray(0, 60)],
  ])('is not %s', (_what, bytes) => {
    expect(readIcon(bytes)).toBeUndefined();
  });

  it('of many sizes in one file is the one that fits, alone', () => {
    const sizes = [16, 32, 64, 256].map(width => ({ width, picture: bitmap(width) }));
    const icon = readIcon(ico(...sizes));
    expect(icon).toEqual({ type: 'image/x-icon', bytes: ico({ width: 32, picture: bitmap(32) }) });
    const packed = readIcon(ico({ width: 16, picture: bitmap(16) }, { width: 256, picture: png(256) }));
    expect(packed).toEqual({ type: 'image/png', bytes: png(256) });
  });

  it('is never anything else, whatever bytes a site sends', () => {
    const head = fc.constantFrom(Buffer.from([0, 0, 1, 0]), gif.subarray(0, 6), jpeg.subarray(0, 4), png(32), ico());
    fc.assert(
      fc.property(head, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const icon = readIcon(Buffer.concat([start, rest]));
        if (icon) expect(ICON_TYPES).toContain(icon.type);
      }),
    );
  });
});
