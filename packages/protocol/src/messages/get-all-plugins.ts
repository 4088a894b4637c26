import type { ConnectorCall } from '../call.ts';
import { own, requireList } from '../replies/lenient.ts';
import { type InstalledPlugin, readPlugins } from './installed.ts';

/** All installed plugins, live (docs/wire/actions.md#lists). `filter=0` is required: without it only inactive ones are returned. */
export const getAllPlugins: ConnectorCall<Record<never, never>, InstalledPlugin[]> = {
  name: 'get_all_plugins',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: () => ({ filter: 0 }),
  parse: reply => requireList(own(reply, 'data'), readPlugins, 'plugins'),
};
