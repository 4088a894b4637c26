import type { FaultName } from '@sitekeeper/child-simulator';

/** Faults of sites that are malicious or badly broken. Add new faults here if they cost the server resources. */
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

/** Shares of a fleet for the simulator: `percent` in total, divided equally among the kinds. */
export function hostileShares(percent: number): string {
  const share = percent / HOSTILE.length;
  return HOSTILE.map(name => `${name}:${share}`).join(',');
}
