import { t } from '../../texts/text.ts';

/** The later ones also contain the names of the earlier ones. */
const BROWSERS = [
  [/Edg\//, 'edge'],
  [/OPR\//, 'opera'],
  [/Firefox\//, 'firefox'],
  [/Chrome\//, 'chrome'],
  [/Safari\//, 'safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'android'],
  [/iPhone|iPad/, 'ios'],
  [/Windows/, 'windows'],
  [/Mac OS X/, 'macos'],
  [/Linux/, 'linux'],
] as const;

/** `Firefox on Linux`, from the browser's user agent. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser) return userAgent.slice(0, 40) || t('profile.browsers.unknown');
  const name = t(`profile.browsers.names.${browser}`);
  return system ? t('profile.browsers.on', { browser: name, system: t(`profile.browsers.systems.${system}`) }) : name;
}
