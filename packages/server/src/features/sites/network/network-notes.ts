import { Type } from 'typebox';
import type { Ctx } from '../../../kernel/context.ts';
import { networkOf, syncNetworkSoon } from './networks.store.ts';

/** What an action on one site of a network means for the others. */
const NOTES = {
  activate: 'A plugin that can only be active network-wide is now active on all its sites.',
  deactivate: 'A plugin that was active network-wide is now inactive on all its sites.',
  delete: 'Its sites share plugins and themes: what was deleted is gone from all of them.',
  install: 'Its sites share plugins and themes: what was installed is there on all of them.',
  would_delete: 'Its sites share plugins and themes: deleting removes them from all its sites.',
  delete_user: 'The user was removed from this site only: the account stays in the network and on its other sites.',
  would_delete_user: 'The user would be removed from this site only: the account stays in the network.',
} as const;

export const networkNoteSchema = Type.Optional(
  Type.String({
    description: 'Only for a site of a multisite network: what this means for the other sites of the network.',
  }),
);

/** The note about an action on this site; nothing for a site outside a network. */
export async function noteNetwork(ctx: Ctx, siteId: number, what: keyof typeof NOTES): Promise<{ network?: string }> {
  const key = await networkOf(ctx.database.db, siteId);
  return key ? { network: `The site belongs to the multisite network ${key}. ${NOTES[what]}` } : {};
}

/** The same after plugins or themes were changed: the other sites of the network are synced soon. */
export async function noteNetworkChanged(
  ctx: Ctx,
  siteId: number,
  what: keyof typeof NOTES,
): Promise<{ network?: string }> {
  const note = await noteNetwork(ctx, siteId, what);
  if (note.network) await ctx.database.write(trx => syncNetworkSoon(trx, siteId, ctx.clock.now()));
  return note;
}
