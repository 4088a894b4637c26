import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../../kernel/context.ts';
import { openReadable, type SealedColumn } from '../../../ports/secrets/port.ts';
import { FeedFault } from '../../../ports/vulnerability-feed/port.ts';

export const FEED_KEY_PLACE = 'vulnerability_feed/key';

export const SEALED_FEED_KEY: SealedColumn = {
  table: 'vulnerability_feed',
  column: 'sealed_key',
  key: ['id'],
  place: () => FEED_KEY_PLACE,
};

/** What a person may set: an address, or the name of a file in the folder for feeds. */
export const FEED_FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
export const FEED_ADDRESS = /^https?:\/\//i;

interface StoredSource {
  readonly source: string;
  readonly sealed_key: string | null;
}

export type SetBy = 'environment' | 'person';

/** Where the feed is; undefined where nobody has said that. Settings of the environment come first. */
export function feedLocation(
  { settings }: Pick<Services, 'settings'>,
  { source }: Pick<StoredSource, 'source'>,
): { location: string; setBy: SetBy } | undefined {
  if (settings.vulnerabilityFeed !== '') return { location: settings.vulnerabilityFeed, setBy: 'environment' };
  if (source === '') return undefined;
  return { location: FEED_ADDRESS.test(source) ? source : join(feedFolder(settings), source), setBy: 'person' };
}

/** Files that a person may name are here, and nowhere else. */
export const feedFolder = ({ dataFolder }: Services['settings']) => join(dataFolder, 'feeds');

/** @throws FeedFault if it can't be read. */
export async function feedKey(
  { settings, secrets }: Pick<Services, 'settings' | 'secrets'>,
  stored: StoredSource,
  setBy: SetBy,
): Promise<string | undefined> {
  if (setBy === 'environment') return keyFromFile(settings.vulnerabilityFeedKeyFile);
  if (stored.sealed_key === null) return undefined;
  const opened = openReadable(secrets, FEED_KEY_PLACE, stored.sealed_key);
  if (opened) return opened.toString('utf8');
  throw new FeedFault('refused_key', 'The stored key of the feed cannot be opened. Set it again.');
}

async function keyFromFile(path: string): Promise<string | undefined> {
  if (path === '') return undefined;
  const text = await readFile(path, 'utf8').catch(cause => {
    const message = 'The file named by SITEKEEPER_VULNERABILITY_FEED_KEY_FILE cannot be read.';
    throw new FeedFault('refused_key', message, { cause });
  });
  if (!text.includes('\0')) return text.trim();
  // UTF-16, which editors of Windows write.
  const message = 'The file named by SITEKEEPER_VULNERABILITY_FEED_KEY_FILE is not in UTF-8. Save it in UTF-8.';
  throw new FeedFault('refused_key', message);
}

/** Names a source without telling it. */
export const sourceDigest = (location: string) => createHash('sha256').update(location).digest('base64url');
