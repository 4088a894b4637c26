import type { FaultName } from '@sitekeeper/child-simulator';

/** What a site does that means harm, or is broken beyond help. A new kind of fault that costs the server joins here. */
const HOSTILE: readonly FaultName[] = [
  'hang',
  'slowloris',
  'reset',
  'giant',
  'gzip_bomb',
  'gzip_broken',
  'deep_json',
  'proto',
  'bad_json',
  'bad_base64',
  'no_frame',
  'redirect_loop',
  'invalid_utf8',
  'html_names',
  'http500',
];

/** Shares of a fleet for the simulator, `percent` in all and the same of each kind. */
export function hostileShares(percent: number): string {
  const share = percent / HOSTILE.length;
  return HOSTILE.map(name => `${name}:${share}`).join(',');
}
