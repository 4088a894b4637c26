import { SETTINGS } from '@sitekeeper/server';

/** `texts/en/setting-descriptions.json`: what each setting does; the other languages translate it. */
export function webSettingDescriptions(): string {
  const texts = Object.values(SETTINGS).map(({ name, description }) => [name.replaceAll('.', '_'), description]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}
