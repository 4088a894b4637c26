import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

/** Where `npm run build:web` puts the pages. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Prefixes of the app's own URLs. All others get the page too, which says that they don't exist. */
export const APP_ROUTES: ReadonlySet<string> = new Set([
  '',
  'sites',
  'imports',
  'uptime',
  'alarms',
  'vulnerabilities',
  'approvals',
  'notifications',
  'updates',
  'changes',
  'clients',
  'costs',
  'users',
  'tags',
  'jobs',
  'api-access',
  'profile',
  'settings',
  'modules',
  'people',
  'audit',
  'sign-in',
  'setup',
  'invitation',
  'security',
]);
const MISSING = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sitekeeper</title></head>
<body><h1>The pages are not built yet</h1><p>Run <code>npm run build:web</code>, then load this page again.</p></body></html>
`;

/** Nothing is loaded from or sent to another host, and there are no inline scripts or styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  // Reports, which are shown as they are printed.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The built pages: `answer` returns the file of a path, if it belongs to a page. */
export class Pages {
  readonly #folder: string;
  readonly #foreign: readonly string[];
  #index: { text: string; readAt: number } | undefined;

  static async on(http: FastifyInstance, settings: Pick<Settings, 'restRoot'>, folder = WEB_FOLDER): Promise<Pages> {
    const pages = new Pages(folder, [settings.restRoot, '/web', '/docs', '/portal', '/healthz', '/readyz', '/metrics']);
    await http.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    http.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
      const { file } = request.params;
      if (!/^\w[\w.-]*$/.test(file)) return reply.callNotFound();
      return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
    });
    return pages;
  }

  constructor(folder: string, foreign: readonly string[]) {
    this.#folder = folder;
    this.#foreign = foreign;
  }

  /** @returns whether it has answered. Never the reply: awaited, that is undefined. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const path = request.url.split('?')[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (this.#foreign.some(prefix => path === prefix || path.startsWith(`${prefix}/`))) return false;
    const [first = ''] = path.slice(1).split('/');
    const ours = APP_ROUTES.has(first);
    if (
      /^\/[\w-]+\.(?:svg|png|ico|webmanifest|txt|css|js)$/.test(path) &&
      (await changedAt(join(this.#folder, path)))
    ) {
      reply.sendFile(path.slice(1));
      return true;
    }
    if (!ours && !request.headers.accept?.includes('text/html')) return false;
    reply.code(ours ? 200 : 404);
    await this.#page(reply);
    return true;
  }

  async #page(reply: FastifyReply): Promise<void> {
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    const text = await this.#indexText();
    if (text === undefined) reply.code(503).send(MISSING);
    else reply.send(text);
  }

  /** Reloaded after a new build: a development server keeps running while the pages are built. */
  async #indexText(): Promise<string | undefined> {
    const file = join(this.#folder, 'index.html');
    const changed = await changedAt(file);
    if (changed === undefined) return undefined;
    if (this.#index?.readAt !== changed) this.#index = { text: await readFile(file, 'utf8'), readAt: changed };
    return this.#index.text;
  }
}

/** undefined: there is no such file. */
async function changedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return undefined;
  }
}
