import type { ConnectorCall } from '../call.ts';
import { own, requireList } from '../replies/lenient.ts';
import { type InstalledTheme, readThemes } from './installed.ts';

/** All installed themes, live (docs/wire/actions.md#lists). `filter=0` is required: without it only inactive ones are returned. */
export const getAllThemes: ConnectorCall<Record<never, never>, InstalledTheme[]> = {
  name: 'get_all_themes',
  signed: true,
  effect: 'read',
  patience: 'action',
  fields: () => ({ filter: 0 }),
  parse: reply => requireList(own(reply, 'data'), readThemes, 'themes'),
};
