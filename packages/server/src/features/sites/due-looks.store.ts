import type { Trx } from '../../ports/database/port.ts';

/** A site, and where it was when something was learned of it. */
export interface SitePlace {
  readonly id: number;
  readonly url: string;
}

/** False: the site has gone or moved meanwhile. */
export async function isStillAt(trx: Trx, { id, url }: SitePlace): Promise<boolean> {
  const row = await trx.selectFrom('sites').select('url').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.url === url;
}

/** Nothing was learned: it is due again at this time, if it isn't sooner anyway. */
export async function makeDueBy(
  trx: Trx,
  due: 'icon_due_at' | 'screenshot_due_at',
  siteId: number,
  at: number,
): Promise<void> {
  await trx
    .updateTable('sites')
    .set({ [due]: at })
    .where('id', '=', siteId)
    .where(due, '>', at)
    .execute();
}
