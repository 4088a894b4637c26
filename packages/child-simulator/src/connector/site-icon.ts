import { crc32, deflateSync } from 'node:zlib';

/** Every fourth site has none. */
export const hasIcon = (k: number) => k % 4 !== 0;
export const ICON_PATH = '/wp-content/uploads/cropped-icon-32x32.png';

const SIZE = 32;
const COLOURS = [0x3b5bdb, 0x0c8599, 0x2f9e44, 0xe8590c, 0xae3ec9, 0xc92a2a, 0x495057] as const;

/** The icon that WordPress cuts out of what its owner has chosen: here a dot in the colour of the site. */
export function siteIcon(k: number): Buffer {
  const colour = COLOURS[k % COLOURS.length] as number;
  const rows = Array.from({ length: SIZE }, (_, y) => {
    const row = Buffer.alloc(1 + SIZE * 4);
    for (let x = 0; x < SIZE; x++) {
      const far = Math.hypot(x - 15.5, y - 15.5);
      const ring = k % 3 === 0 && far < 7;
      row.writeUInt32BE(((ring ? 0xffffff : colour) * 256 + (far < 15.5 ? 255 : 0)) >>> 0, 1 + x * 4);
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([8, 6], 8); // 8 bits of red, green, blue and alpha
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [part('IHDR', head), part('IDAT', deflateSync(Buffer.concat(rows))), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
