import { pluginOf } from '../../catalogue/plugins.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';
import type { ActionRow, LogRow, PluginRecord } from '../records.ts';

/** Up to two things that somebody did on the site during the last day. */
export function initialActions(
  world: FleetWorld,
  k: number,
  plugins: readonly PluginRecord[],
  admin: string,
): ActionRow[] {
  const dice = new Dice(world.seed, 'actions', k);
  return dice.some(plugins, dice.int(3)).map(({ file }, i) => ({
    id: 9_000 + i,
    context: 'plugins',
    action: 'deactivated',
    actor: admin,
    agent: '',
    name: pluginOf(file).name,
    slug: file,
    created: Math.floor(world.startedAt / 1000) - 80_000 + i * 20_000 + dice.int(10_000) + dice.int(1_000_000) / 1e6,
  }));
}

/** Two to five rows of the connector's own log from the last five days, oldest first; some fractions begin with zeros. */
export function initialLogs(world: FleetWorld, k: number, plugins: readonly PluginRecord[], admin: string): LogRow[] {
  const dice = new Dice(world.seed, 'logs', k);
  const count = 2 + dice.int(4);
  const day = Math.floor(world.startedAt / 1000) - 5 * 86_400;
  return Array.from({ length: count }, (_none, i) => {
    const { file, version } = dice.pick(plugins);
    const { name, author } = pluginOf(file);
    const micros = i % 2 === 0 ? dice.int(99_999) : dice.int(1_000_000);
    return {
      id: i + 1,
      type: 1970,
      context: 'plugin',
      action: 'updated',
      actor: admin,
      createdMicros: (day + i * 86_400 + dice.int(80_000)) * 1_000_000 + micros,
      meta: {
        plugindata: { name, version, author, pluginuri: '', slug: file },
        oldversion: '0.9',
        auto_updated: dice.int(2),
      },
    };
  });
}
