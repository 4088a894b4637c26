import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';

/** Nothing may come from, or go to, another host. Scalar styles its elements itself, hence the inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The browsable page of the document: Scalar, served whole from here. Source: decisions.md §1. */
export function docsPageRoutes(http: FastifyInstance, settings: Settings): void {
  const page = pageOf(`${settings.restRoot}/${settings.namespace}/v2/openapi.json`);
  let program: Promise<Program> | undefined;

  http.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );

  http.get('/docs/scalar.js', async (request, reply) => {
    program ??= loadProgram();
    const { plain, zipped, etag } = await program;
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type('text/javascript; charset=utf-8');
    const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return accepts ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
  });
}

interface Program {
  readonly plain: Buffer;
  readonly zipped: Buffer;
  readonly etag: string;
}

/** 5 MB that few ever look at, so it is loaded when somebody does. The plugin gives it over HTTP only. */
async function loadProgram(): Promise<Program> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const inner = Fastify();
  await inner.register(scalar, { routePrefix: '/docs', configuration: { url: '/' } });
  const { rawPayload: plain } = await inner.inject('/docs/js/scalar.js');
  await inner.close();
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, zipped: await promisify(gzip)(plain), etag };
}

function pageOf(document: string): string {
  const configuration = {
    url: document,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    persistAuth: false,
  };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Sitekeeper REST API</title>
  </head>
  <body>
    <script id="api-reference" data-configuration="${escaped(JSON.stringify(configuration))}"></script>
    <script src="/docs/scalar.js"></script>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
