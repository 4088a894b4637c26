/** The beginning of a PNG, which says its size; whether the rest can be drawn doesn't matter here. */
export function png(width: number, height = width, bytes = 100): Buffer {
  const picture = Buffer.alloc(Math.max(33, bytes));
  picture.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  picture.writeUInt32BE(13, 8);
  picture.write('IHDR', 12, 'latin1');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

/** A bitmap as ICO files have it. */
export function bitmap(width: number, height = width): Buffer {
  const picture = Buffer.alloc(40 + width * 4, width);
  picture.writeUInt32LE(40, 0);
  picture.writeInt32LE(width, 4);
  picture.writeInt32LE(height * 2, 8);
  return picture;
}

/** An ICO file of these pictures, each with the width that its entry claims. */
export function ico(...pictures: readonly { readonly width: number; readonly picture: Buffer }[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let from = 6 + 16 * pictures.length;
  const entries = pictures.map(({ width, picture }) => {
    const entry = Buffer.alloc(16);
    entry[0] = entry[1] = width % 256;
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(from, 12);
    from += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ picture }) => picture)]);
}
