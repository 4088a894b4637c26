import type { Ctx } from '../../kernel/context.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { asAppError, keylessRefusal, openSite, requestError, requireNotRefused } from '../sites/index.ts';

/**
 * Reads something from one site, live.
 * @throws AppError site_not_found, ambiguous_site, site_suspended, site_disconnected, and those of a call to it.
 */
export async function readFromSite<T>(
  ctx: Ctx,
  selector: number | string,
  read: (connection: SiteConnection, site: { id: number; url: string }) => Promise<T>,
): Promise<T> {
  const { row, connection, damaged } = await openSite(ctx, selector);
  requireNotRefused(row);
  if (!connection) throw requestError(keylessRefusal({ damaged }));
  try {
    return await read(connection, row);
  } catch (error) {
    throw asAppError(error);
  }
}
