import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSiteRecord, selectIcon, selectScreenshot } from '../../features/sites/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import type { WebDoor } from './web-door.ts';

/** A picture from a site stays a picture, also in a window of its own. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const A_YEAR = 365 * 24 * 3600;

interface StoredPicture {
  readonly digest: string;
  readonly type: string;
  readonly bytes: Buffer;
}

interface PictureRequest {
  Params: { id: string };
  Querystring: { v?: string };
}

/** The pictures of a site, each for an `img` of the pages: so the cookie alone counts. */
export function sitePictureRoutes(http: FastifyInstance, door: WebDoor): void {
  const route = { config: { uncounted: true } } as const;
  http.get<PictureRequest>('/web/sites/:id/icon', route, pictureHandler(door, 'icon', selectIcon));
  http.get<PictureRequest>('/web/sites/:id/screenshot', route, pictureHandler(door, 'screenshot', selectScreenshot));
}

function pictureHandler(
  door: WebDoor,
  name: string,
  select: (db: Queryable, siteId: number) => Promise<StoredPicture | undefined>,
) {
  return async (request: FastifyRequest<PictureRequest>, reply: FastifyReply) => {
    const ctx = door.ctx(request, await door.streamUserOf(request));
    requireAllowed(ctx, getSiteRecord);
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const picture = await select(ctx.database.db, id);
    if (picture === undefined) throw new AppError('site_not_found', `No ${name} of this site is stored.`);
    // The address that pages use names the picture: another picture has another address.
    const lasting = request.query.v === picture.digest ? `max-age=${A_YEAR}, immutable` : 'no-cache';
    reply.type(picture.type).header('content-security-policy', POLICY).header('cache-control', `private, ${lasting}`);
    return reply.send(picture.bytes);
  };
}
