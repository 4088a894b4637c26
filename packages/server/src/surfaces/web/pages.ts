import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { cookieToken } from '../http/credentials/session-cookie.ts';
import { documentFor, type PageParts } from './page-parts.ts';

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

type PagesSettings = Pick<Settings, 'restRoot' | 'namespace' | 'baseUrl'>;

/** What was read from the folder of the pages. */
interface Built {
  readonly changed: number;
  readonly document: string;
  readonly parts: readonly PageParts[];
}

/** The built pages: `answer` returns the file of a path, if it belongs to a page. */
export class Pages {
  readonly #folder: string;
  readonly #settings: PagesSettings;
  readonly #foreign: readonly string[];
  #built: Built | undefined;

  static async on(http: FastifyInstance, settings: PagesSettings, folder = WEB_FOLDER): Promise<Pages> {
    const pages = new Pages(folder, settings);
    await http.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    http.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
      const { file } = request.params;
      if (!/^\w[\w.-]*$/.test(file)) return reply.callNotFound();
      return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
    });
    return pages;
  }

  constructor(folder: string, settings: PagesSettings) {
    this.#folder = folder;
    this.#settings = settings;
    this.#foreign = [settings.restRoot, '/web', '/docs', '/portal', '/healthz', '/readyz', '/metrics'];
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
    await this.#page(request, reply);
    return true;
  }

  async #page(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // It names what to load and ask first by the language and whether somebody is signed in.
    reply.header('vary', 'Accept-Language, Cookie');
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    const built = await this.#readBuilt();
    if (built === undefined) reply.code(503).send(MISSING);
    else reply.send(documentFor(built.document, built.parts, this.#askedBy(request)));
  }

  #askedBy(request: FastifyRequest) {
    const { restRoot, namespace } = this.#settings;
    const known = cookieToken(request, this.#settings) !== undefined;
    return {
      url: request.url,
      languages: request.headers['accept-language'] ?? '',
      abilities: known ? `${restRoot}/wp-abilities/v1/abilities/${namespace}` : undefined,
    };
  }

  /** Reloaded after a new build: a development server keeps running while the pages are built. */
  async #readBuilt(): Promise<Built | undefined> {
    const file = join(this.#folder, 'index.html');
    const changed = await changedAt(file);
    if (changed === undefined) return undefined;
    if (this.#built?.changed !== changed) {
      const parts = await readFile(join(this.#folder, 'page-parts.json'), 'utf8').catch(() => '[]');
      this.#built = { changed, document: await readFile(file, 'utf8'), parts: JSON.parse(parts) as PageParts[] };
    }
    return this.#built;
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
