import type { ConnectorError } from '@sitekeeper/protocol';
import { audited } from '../../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { SiteConnection } from '../../../../ports/child-sites/port.ts';
import { KEY_STORED } from '../../site-failure.ts';
import { answersTo } from './earlier-key.ts';
import { diedOf, holdsSomeKey, type SiteKey } from './site-key.ts';

interface FailedRegistration {
  readonly key: SiteKey;
  readonly error: ConnectorError;
  /** A call with this key ended with 500. */
  readonly died?: boolean | undefined;
}

interface Wanted {
  readonly row?: { readonly id: number } | undefined;
  readonly earlier?: SiteConnection | undefined;
}

/** Refusals of a site that holds a key. */
const LINKED: readonly (string | undefined)[] = ['REG_ERROR2', 'REG_ERROR10'];

/**
 * Whether a site may trust our key although it failed. It dies of calls with that key, and holds a key that is not our
 * earlier one: it says so when asked, or by refusing to be linked again.
 */
export async function mayHoldKey(ctx: Ctx, { earlier }: Wanted, { key, error, died }: FailedRegistration) {
  if (died !== true) return false;
  if (LINKED.includes(error.wireCode)) return true;
  if (!diedOf(error) || !(await holdsSomeKey(ctx, key))) return false;
  return !(earlier && (await answersTo(ctx, earlier)));
}

/** Writes that down. @returns the error, which says what to do. */
export async function keyStored(ctx: Ctx, { row }: Wanted, { key }: FailedRegistration): Promise<AppError> {
  const subject = row ? `site:${row.id}` : 'site:new';
  const detail = { url: key.address.url, admin: key.credentials.user };
  await audited(ctx, async () => ({ result: undefined, audit: [{ action: 'site.key_stored', subject, detail }] }));
  const message =
    'The site may trust our key already: it has stored a key, but answered the rest of the registration with an error (HTTP 500). ' +
    'Check its error log: the salts in its wp-config.php may be too short, or its database may have failed. ' +
    'Then deactivate and activate the MainWP Child plugin on the site, which clears the key, and try again.';
  return new AppError('connection_failed', message, { reason: KEY_STORED });
}
