import { ConnectorError, newUser, type ReportedUser } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import {
  failureOf,
  lookAfterwards,
  networkOf,
  outcomeUnknown,
  passesByItself,
  type SiteFailure,
} from '../../sites/index.ts';
import { findUserByEmail, findUserByLogin, sameText } from '../find-user.ts';
import { type NewUser, randomPassword, registeredAt } from '../site-user.ts';
import { addFromNetwork, type NetworkAccountResult } from './add-from-network.ts';

/** The outcome for one user. */
export type UserCreation =
  | { readonly ok: true; readonly userId: number }
  | { readonly ok: false; readonly failure: SiteFailure; readonly site?: BrokenSite; readonly refused?: true };

/**
 * The site itself fails, so later users need not be tried. `sent`: this user was sent without success. `open`: it may
 * have been sent in an earlier turn, and the site could not be asked about it yet.
 */
export interface BrokenSite {
  readonly failure: SiteFailure;
  readonly sent: boolean;
  readonly open?: boolean;
}

/** How far the clock of a site may be behind ours. */
const SKEW_MS = 15 * 60_000;

export interface CreateOptions {
  /** When the work began: a user on the site who registered since then is the one that was sent. */
  readonly since: number;
  /** The site it is about. */
  readonly siteId: number;
  /** It may have been sent before: then the site is checked first. */
  readonly sentBefore: boolean;
  /** Called when the connection to the site is established, before the first byte leaves. */
  readonly beforeSending: () => Promise<void>;
}

/**
 * Creates one user on one site and judges the outcome by the site's own list of users. A user that may have been created
 * is never sent again. Source: docs/wire/transport.md#request and docs/wire/actions.md#users.
 */
export async function createOnSite(
  ctx: Ctx,
  connection: SiteConnection,
  user: NewUser,
  { siteId, since, sentBefore, beforeSending }: CreateOptions,
): Promise<UserCreation> {
  let open = sentBefore;
  try {
    if (sentBefore) {
      const found = await findUserByLogin(ctx, connection, user.username);
      if (found) return await judgeSentBefore(ctx, siteId, found, user, since);
      open = false;
    }
    const outcome = await send(ctx, connection, user, { since, beforeSending });
    if (outcome.ok || !outcome.refused) return outcome;
    const joined = await addFromNetwork(ctx, siteId, connection, user);
    return joined === undefined ? outcome : judgeJoined(joined);
  } catch (error) {
    const failure = failureOf(error);
    if (!open || passesByItself(failure)) return { ok: false, failure, site: { failure, sent: false, open } };
    return { ok: false, failure: outcomeUnknown(OPEN, error, LOOK_FIRST), site: { failure, sent: true } };
  }
}

async function send(
  ctx: Ctx,
  connection: SiteConnection,
  user: NewUser,
  { since, beforeSending }: Pick<CreateOptions, 'since' | 'beforeSending'>,
): Promise<UserCreation> {
  const at = ctx.clock.now();
  const childSites = ctx.childSites.noting(beforeSending);
  let trouble: ConnectorError | undefined;
  try {
    const { value } = await childSites.call(connection, newUser, {
      login: user.username,
      email: user.email,
      password: user.password ?? randomPassword(),
      role: user.role,
      firstName: user.first_name,
      lastName: user.last_name,
      url: user.user_url,
      sendPassword: user.send_password,
    });
    if (value.added && value.userId) {
      if (value.role.split(',').includes(user.role)) return { ok: true, userId: value.userId };
      return failed('connection_failed', `The user was created, but the site did not assign the role ${user.role}.`);
    }
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.delivered === 'no') throw error;
    if (error.delivered === 'answered') return whyRefused(ctx, connection, user, failureOf(error));
    trouble = error;
  }
  const holder = () => findUserByLogin(ctx, connection, user.username);
  const seen = await lookAfterwards(ctx, { at, trouble }, holder, found => found !== undefined);
  if ('silence' in seen) {
    const failure = outcomeUnknown(OPEN, trouble ?? seen.silence, LOOK_FIRST);
    return { ok: false, failure, site: { failure: failureOf(seen.silence), sent: true } };
  }
  if (seen.state) return judgeFound(seen.state, user, since);
  const { code, message } = trouble ? failureOf(trouble) : NOT_SAID;
  if (seen.final) return failed(code, `${message} The site has no such user.`);
  return { ok: false, failure: outcomeUnknown(OPEN, trouble, `The site has no such user yet. ${LOOK_FIRST}`) };
}

/** A user that was sent, and for whom the site can't be asked any more. @param why Why it can't. */
export const creationUnknown = (why: AppError): SiteFailure => outcomeUnknown(OPEN, why, LOOK_FIRST);

const OPEN = 'whether the user was created';
const LOOK_FIRST = "Check the site's users before you try again.";
const NOT_SAID: SiteFailure = {
  code: 'connection_failed',
  message: 'The site did not confirm that the user was created.',
};

function judgeJoined(joined: NonNullable<NetworkAccountResult>): UserCreation {
  if ('userId' in joined) return { ok: true, userId: joined.userId };
  if ('taken' in joined) return failed('already_exists', joined.taken);
  const failure = outcomeUnknown(OPEN, joined.open, LOOK_FIRST);
  const { silence } = joined;
  return silence ? { ok: false, failure, site: { failure: silence, sent: true } } : { ok: false, failure };
}

/**
 * The same for a user that may have been sent in an earlier turn. An account of a network keeps its date when it is added
 * to a site: an old one may have been there before, or be what was sent.
 */
async function judgeSentBefore(
  ctx: Ctx,
  siteId: number,
  found: ReportedUser,
  user: NewUser,
  since: number,
): Promise<UserCreation> {
  const judged = judgeFound(found, user, since);
  const mayBeAdded = !judged.ok && sameText(found.email, user.email) && (await networkOf(ctx.database.db, siteId));
  if (!mayBeAdded) return judged;
  const why = new AppError('already_exists', found.role === user.role ? SAME_ROLE : OTHER_ROLE);
  return { ok: false, failure: outcomeUnknown(OPEN, why, LOOK_FIRST) };
}

/** The login exists: either the user that was just sent, or an earlier one. */
function judgeFound(found: ReportedUser, user: NewUser, since: number): UserCreation {
  if (!sameText(found.email, user.email)) return failed('already_exists', LOGIN_TAKEN);
  const at = Date.parse(registeredAt(found.registered) ?? '');
  return at >= since - SKEW_MS ? { ok: true, userId: found.id } : failed('already_exists', EXISTS);
}

const EXISTS = 'The user already exists on the site, with this e-mail address. Nothing was changed.';
const SAME_ROLE =
  'The site has this account of its multisite network with the requested role, which it may have had before.';
const OTHER_ROLE = 'The site has this account of its multisite network, with another role.';
const LOGIN_TAKEN = 'The username belongs to another user of the site, with a different e-mail address.';
const EMAIL_TAKEN = 'The e-mail address belongs to another user of the site.';

/** Refusals are in the language of the site and have no code, so its users show the reason. */
async function whyRefused(
  ctx: Ctx,
  connection: SiteConnection,
  user: NewUser,
  refusal: SiteFailure,
): Promise<UserCreation> {
  const holder = await findUserByLogin(ctx, connection, user.username);
  if (holder) return failed('already_exists', sameText(holder.email, user.email) ? EXISTS : LOGIN_TAKEN);
  if (await findUserByEmail(ctx, connection, user.email)) return failed('already_exists', EMAIL_TAKEN);
  return { ok: false, failure: refusal, refused: true };
}

function failed(code: SiteFailure['code'], message: string): UserCreation {
  const cause = code === 'already_exists' ? 'user_exists' : undefined;
  return { ok: false, failure: { code, cause, message } };
}
