import { CORE_VERSIONS, LATEST_CORE } from '../../catalogue/platform.ts';
import { pluginOf, slugOf } from '../../catalogue/plugins.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';
import type { PluginRecord, TranslationRecord } from '../records.ts';
import { siteProfileOf } from './profile.ts';

/** WordPress version of site `k`: three of five sites are up to date. */
export function initialCore(world: FleetWorld, k: number): string {
  const dice = new Dice(world.seed, 'core', k);
  return dice.chance(0.6) ? LATEST_CORE : dice.pick(CORE_VERSIONS);
}

/** Translations on offer: none for English sites, up to three for others. */
export function initialTranslations(
  world: FleetWorld,
  k: number,
  plugins: readonly PluginRecord[],
): TranslationRecord[] {
  const { language } = siteProfileOf(world, k);
  if (language === 'en_US') return [];
  const dice = new Dice(world.seed, 'translations', k);
  const list: TranslationRecord[] = dice.chance(0.4)
    ? [{ type: 'core', slug: 'default', language, version: LATEST_CORE }]
    : [];
  const regular = plugins.filter(plugin => plugin.mu === undefined);
  for (const { file, version } of dice.some(regular, dice.int(3))) {
    list.push({ type: 'plugin', slug: slugOf(file), language, version, name: pluginOf(file).name });
  }
  return list;
}
