/** What the bytes of a picture say about it, whatever it is called. */
export interface PictureFacts {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Undefined for anything but PNG, JPEG and WebP. Nothing is decoded: a size may be 0 or huge. */
export function pictureFacts(bytes: Buffer): PictureFacts | undefined {
  return pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes);
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function pngFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 33 || ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR') return;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size is in the first frame header; the parts before it tell their lengths. */
function jpegFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 4 || ascii(bytes, 0, 3) !== '\xff\xd8\xff') return;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
}

function webpFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return;
  const size = webpFrame(bytes, ascii(bytes, 12, 16));
  return size && { type: 'image/webp', width: size[0], height: size[1] };
}

function webpFrame(bytes: Buffer, form: string): [width: number, height: number] | undefined {
  if (form === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (form === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (form !== 'VP8L') return;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
