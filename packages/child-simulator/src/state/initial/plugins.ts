import { MUST_USE_FILES } from '../../catalogue/platform.ts';
import {
  type CataloguePlugin,
  CONNECTOR_FILE,
  CONNECTOR_VERSION,
  PLAIN_PLUGINS,
  PLUGINS,
} from '../../catalogue/plugins.ts';
import { Dice } from '../../random.ts';
import { compareDottedVersions } from '../../versions.ts';
import type { FleetWorld } from '../../world.ts';
import type { PluginRecord } from '../records.ts';
import { siteProfileOf } from './profile.ts';

/** Plugins that site `k` starts with: at least one inactive and at least one outdated. */
export function initialPlugins(world: FleetWorld, k: number): PluginRecord[] {
  const dice = new Dice(world.seed, 'plugins', k);
  const php = siteProfileOf(world, k).php;
  const plain = dice.some(PLAIN_PLUGINS, Math.min(2, world.plugins));
  const rest = dice.some(
    PLUGINS.filter(plugin => !plain.includes(plugin)),
    world.plugins - plain.length,
  );
  const records = [...plain, ...rest].map(plugin => record(plugin, php, dice));
  const [behind, idle] = [records[0], records[1] ?? records[0]];
  if (behind) behind.version = plain[0]?.versions.at(-2) ?? behind.version;
  if (behind) behind.active = true;
  if (idle) idle.active = false;
  for (let i = records.length; i < world.plugins; i++) {
    records.push({ file: `module-${i}/module-${i}.php`, version: '1.0', active: dice.chance(0.8) });
  }
  records.push({ file: CONNECTOR_FILE, version: CONNECTOR_VERSION, active: true });
  if (dice.chance(0.8)) records.push({ file: dice.pick(MUST_USE_FILES), version: '', active: true, mu: true });
  return records;
}

function record(plugin: CataloguePlugin, php: string, dice: Dice): PluginRecord {
  const runs = !plugin.fatal && compareDottedVersions(php, plugin.requiresPhp) >= 0;
  const back = dice.chance(0.7) ? 0 : 1 + dice.int(plugin.versions.length - 1);
  const version = plugin.versions.at(-1 - Math.min(back, plugin.versions.length - 1)) ?? '1.0';
  return { file: plugin.file, version, active: dice.chance(0.75) && runs };
}
