/** The beginning of a WebP, which says its size. */
export function webp(width = 640, height = 400, mark = 'a', bytes = 100): Buffer {
  const picture = Buffer.alloc(bytes, mark);
  picture.write('RIFF', 0);
  picture.write('WEBPVP8 ', 8);
  picture.writeUInt16LE(width, 26);
  picture.writeUInt16LE(height, 28);
  return picture;
}
