import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Puts `.br` and `.gz` beside each script and style sheet, which the server sends to browsers that take them. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter(file => /\.(?:js|css|svg)$/.test(file))) {
    const path = join(folder, name);
    if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) continue;
    const plain = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}
