import { randomBytes } from 'node:crypto';

/** The window in which the page is shown. */
export const WINDOW = { width: 1280, height: 800 } as const;
/** Of what a page may run: no compiled code, and a small heap. */
const SCRIPTS = '--js-flags=--jitless --max-old-space-size=256';

const USUAL = [
  SCRIPTS,
  '--disable-quic',
  '--disable-3d-apis',
  '--disable-client-side-phishing-detection',
  '--disable-domain-reliability',
  '--disable-features=AutofillServerCommunication,DialMediaRouteProvider,MediaRouter,OptimizationHints,Translate',
  '--disable-file-system',
  '--disable-notifications',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--no-pings',
  '--disk-cache-size=1',
  '--max-decoded-image-size-mb=64',
  '--renderer-process-limit=4',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  `--window-size=${WINDOW.width},${WINDOW.height}`,
];

/**
 * Of a browser whose only way out is the proxy at this port of loopback. No name is looked up but one of the proxy that
 * nobody can guess: what would connect past the proxy, even to an address that is written out, gets nowhere.
 */
export function browserFlags(proxyPort: number): string[] {
  const proxy = `${randomBytes(12).toString('hex')}.invalid`;
  return [
    ...USUAL,
    `--proxy-server=http://${proxy}:${proxyPort}`,
    `--host-resolver-rules=MAP ${proxy} 127.0.0.1, MAP * ~NOTFOUND`,
  ];
}
