import { ConnectorError, changeRoleOnSite, type ReportedUser, readUserOnSite } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import {
  failureOf,
  loadSite,
  lookAfterwards,
  networkOf,
  type SiteFailure,
  sendOnce,
  sitesOfNetwork,
} from '../../sites/index.ts';
import { findUserByLogin, sameText } from '../find-user.ts';
import type { NewUser } from '../site-user.ts';

/** This many of the network's other sites are asked for the account. */
const MOST_ASKED = 5;

/**
 * Adds an account of the network to this site, or says why not. `open`: it was sent, and why it is not known whether the
 * site has the user; `silence` if the site could not be reached afterwards. Undefined: the site is in no network.
 */
export type NetworkAccountResult =
  | { readonly userId: number }
  | { readonly taken: string }
  | { readonly open: unknown; readonly silence?: SiteFailure }
  | undefined;

/**
 * In a network, all sites share the accounts: a login that is taken may belong to the same person, who is not a user of
 * this site yet. Then the account is given its role here; its password stays the same.
 */
export async function addFromNetwork(
  ctx: Ctx,
  siteId: number,
  site: SiteConnection,
  user: NewUser,
): Promise<NetworkAccountResult> {
  const key = await networkOf(ctx.database.db, siteId);
  if (!key) return undefined;
  const account = await accountElsewhere(ctx, { key, siteId, site }, user.username);
  if (account === undefined) return { taken: NOT_FOUND };
  if (!sameText(account.email, user.email)) return { taken: OTHER_EMAIL };
  const send = () => ctx.childSites.call(site, changeRoleOnSite, { id: account.id, role: user.role });
  const sent = await sendOnce(ctx, send, ['maybe']);
  const { trouble } = sent;
  const member = () => findUserByLogin(ctx, site, user.username);
  const seen = await lookAfterwards(ctx, sent, member, found => found !== undefined);
  if ('silence' in seen) return { open: trouble ?? seen.silence, silence: failureOf(seen.silence) };
  if (seen.state) return { userId: seen.state.id };
  return seen.final ? { taken: NOT_TAKEN_OVER } : { open: trouble };
}

const NOT_FOUND =
  'The username or e-mail address belongs to an account of the multisite network that is not a user of this site. Add the account on the site itself, under Users, Add User.';
const OTHER_EMAIL =
  'The username belongs to an account of the multisite network with a different e-mail address. Choose another username.';
const NOT_TAKEN_OVER =
  'The network has this account, but the site did not add it as a user. Add it on the site itself.';

/**
 * The ids of users are the same on all sites of a network. That another site belongs to it, only that site says: this
 * one must have the account under its id, or the role of somebody else would be changed.
 */
async function accountElsewhere(
  ctx: Ctx,
  { key, siteId, site }: { key: string; siteId: number; site: SiteConnection },
  login: string,
): Promise<ReportedUser | undefined> {
  const others = await sitesOfNetwork(ctx.database.db, key, siteId);
  const connected = others.filter(({ status }) => status === 'connected').slice(0, MOST_ASKED);
  for (const { id } of connected) {
    const connection = (await loadSite(ctx, id))?.connection;
    const found = connection && (await findUserByLogin(ctx, connection, login).catch(unlessSilent));
    if (!found) continue;
    const { user } = (await ctx.childSites.call(site, readUserOnSite, { id: found.id })).value;
    if (user && sameText(user.email, found.email)) return found;
  }
  return undefined;
}

/** A site that gives no answer proves nothing about the account. */
function unlessSilent(error: unknown): undefined {
  if (!(error instanceof ConnectorError)) throw error;
}
