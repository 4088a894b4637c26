import { integer, textSetting } from './setting-kinds.ts';

/** Where known vulnerabilities are read from. */
export const VULNERABILITY_SETTINGS = {
  vulnerabilityFeed: textSetting(
    'vulnerabilities.feed',
    'SITEKEEPER_VULNERABILITY_FEED',
    '',
    'Feed of known vulnerabilities in the format of Wordfence Intelligence: an address, or the path of a file. Empty: the one that an admin sets in the dashboard.',
  ),
  vulnerabilityFeedKeyFile: textSetting(
    'vulnerabilities.feed_key_file',
    'SITEKEEPER_VULNERABILITY_FEED_KEY_FILE',
    '',
    'File with the key for the address in SITEKEEPER_VULNERABILITY_FEED. Empty: no key is sent.',
  ),
  vulnerabilityFeedHours: integer(
    'vulnerabilities.feed_hours',
    'SITEKEEPER_VULNERABILITY_FEED_HOURS',
    24,
    1,
    'Hours between two requests for the feed. A feed that is a file is read within a minute of a change.',
    720,
  ),
} as const;
