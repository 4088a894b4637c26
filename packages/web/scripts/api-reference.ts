import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Writes the program of the page at `/docs`, with a `.gz` beside it. Its package brings some thirty others, so it is
 * taken apart here, while the pages are built, and none of them is shipped. It gives its program over HTTP only.
 */
export async function writeApiReference(file: string): Promise<void> {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const http = fastify();
  await http.register(scalar, { routePrefix: '/docs', configuration: { url: '/' } });
  const { rawPayload, statusCode } = await http.inject('/docs/js/scalar.js');
  await http.close();
  if (statusCode !== 200) throw new Error(`@scalar/fastify-api-reference answered ${statusCode} for its program.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.gz`, gzipSync(rawPayload, { level: 9 }));
  writeFileSync(file, rawPayload);
}
