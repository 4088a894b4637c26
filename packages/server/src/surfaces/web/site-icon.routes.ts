import type { FastifyInstance } from 'fastify';
import { getSiteRecord, selectIcon } from '../../features/sites/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { AppError } from '../../kernel/errors.ts';
import type { WebDoor } from './web-door.ts';

/** A picture from a site stays a picture, also in a window of its own. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const A_YEAR = 365 * 24 * 3600;

/** The icon of a site, for an `img` of the pages: so the cookie alone counts. */
export function siteIconRoutes(http: FastifyInstance, door: WebDoor): void {
  const route = { config: { uncounted: true } } as const;
  http.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    '/web/sites/:id/icon',
    route,
    async (request, reply) => {
      const ctx = door.ctx(request, await door.streamUserOf(request));
      requireAllowed(ctx, getSiteRecord);
      const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
      const icon = await selectIcon(ctx.database.db, id);
      if (icon === undefined) throw new AppError('site_not_found', 'No icon of this site is stored.');
      // The address that pages use names the picture: another picture has another address.
      const lasting = request.query.v === icon.digest ? `max-age=${A_YEAR}, immutable` : 'no-cache';
      reply.type(icon.type).header('content-security-policy', POLICY).header('cache-control', `private, ${lasting}`);
      return reply.send(icon.bytes);
    },
  );
}
