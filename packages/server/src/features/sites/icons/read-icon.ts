import { pictureFacts } from '../../../kernel/picture-facts.ts';

/** As served: each type is one that browsers show without running anything. SVG can carry scripts. */
export const ICON_TYPES = ['image/png', 'image/x-icon', 'image/gif', 'image/jpeg', 'image/webp'] as const;

export interface IconPicture {
  readonly type: (typeof ICON_TYPES)[number];
  readonly bytes: Buffer;
}

/** A list shows many at once. */
export const ICON_MOST_BYTES = 64 * 1024;
/** A small file can hold very many pixels, which fill the memory of the browser that shows it. */
const MOST_PIXELS = 512;
/** Icons are shown at 20 CSS pixels; on a fine screen that is twice as many. */
const WANTED_PIXELS = 32;

/** Reads an icon by its bytes alone, whatever the site calls it. Undefined: it isn't one that is shown. */
export function readIcon(bytes: Buffer): IconPicture | undefined {
  const icon = oneOfIco(bytes) ?? whole(bytes);
  return icon && icon.bytes.length <= ICON_MOST_BYTES ? icon : undefined;
}

function whole(bytes: Buffer): IconPicture | undefined {
  const facts = pictureFacts(bytes) ?? gifFacts(bytes);
  return facts && isSmall(facts) ? { type: facts.type, bytes } : undefined;
}

function isSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) > 0 && Math.max(width, height) <= MOST_PIXELS;
}

function gifFacts(bytes: Buffer) {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } as const;
}

const ICO_HEAD = 6;
const ICO_ENTRY = 16;
/** Real ones have a dozen. */
const MOST_ENTRIES = 64;
const BITMAP_HEAD = 40;

/** An ICO file holds the same icon in many sizes: the one that fits is taken out. */
function oneOfIco(file: Buffer): IconPicture | undefined {
  if (file.length < ICO_HEAD + ICO_ENTRY || file.readUInt32LE(0) !== 0x00_01_00_00) return undefined;
  const count = Math.min(file.readUInt16LE(4), MOST_ENTRIES);
  const fitting = Array.from({ length: count }, (_, k) => ICO_HEAD + k * ICO_ENTRY)
    .filter(at => at + ICO_ENTRY <= file.length)
    .sort((one, other) => farFromWanted(file, one) - farFromWanted(file, other));
  for (const at of fitting) {
    const icon = entryOfIco(file, at);
    if (icon) return icon;
  }
  return undefined;
}

/** The smallest that is large enough comes first; of the same size, the one with the most colours. */
function farFromWanted(file: Buffer, at: number): number {
  const width = file[at] || 256;
  const far = width >= WANTED_PIXELS ? width - WANTED_PIXELS : 1000 - width;
  return far * 100 - file.readUInt16LE(at + 6);
}

function entryOfIco(file: Buffer, at: number): IconPicture | undefined {
  const [size, from] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
  const picture = file.subarray(from, from + size);
  if (size === 0 || picture.length < size) return undefined;
  const packed = whole(picture);
  if (packed?.type === 'image/png') return packed;
  if (size < BITMAP_HEAD || picture.readUInt32LE(0) !== BITMAP_HEAD) return undefined;
  // The height counts the picture and its mask.
  const pixels = { width: picture.readInt32LE(4), height: picture.readInt32LE(8) / 2 };
  if (!isSmall(pixels)) return undefined;
  const head = Buffer.from(file.subarray(0, ICO_HEAD));
  head.writeUInt16LE(1, 4);
  const entry = Buffer.from(file.subarray(at, at + ICO_ENTRY));
  entry.writeUInt32LE(ICO_HEAD + ICO_ENTRY, 12);
  return { type: 'image/x-icon', bytes: Buffer.concat([head, entry, picture]) };
}
