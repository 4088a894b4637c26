import type { FastifyInstance } from 'fastify';
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

/**
 * The browsable page of the document, at `/docs`. Its program, Scalar, is built with the pages of the dashboard and
 * served from their folder.
 */
export function docsPageRoutes(http: FastifyInstance, settings: Settings): void {
  const page = pageOf(`${settings.restRoot}/${settings.namespace}/v2/openapi.json`);

  http.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );

  http.get('/docs/scalar.js', (_request, reply) => {
    reply.header('content-security-policy', POLICY);
    return reply.sendFile('docs/scalar.js', { maxAge: 0 });
  });
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
    <noscript>This page needs JavaScript. The document itself: <a href="${escaped(document)}">openapi.json</a></noscript>
    <script src="/docs/scalar.js"></script>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
