import { CLIENT_ABILITIES } from './client.abilities.ts';
import type { DialectAbility } from './dialect-ability.ts';
import { SITE_ABILITIES } from './site.abilities.ts';
import { SITE_BATCH_ABILITIES } from './site-batch.abilities.ts';
import { SITE_CHANGE_ABILITIES } from './site-change.abilities.ts';
import { SITE_EDIT_ABILITIES } from './site-edit.abilities.ts';
import { SITE_ITEM_ABILITIES } from './site-item.abilities.ts';
import { TAG_ABILITIES } from './tag.abilities.ts';
import { UPDATE_ABILITIES } from './update.abilities.ts';
import { UPDATE_RUN_ABILITIES } from './update-run.abilities.ts';

/** The abilities of MainWP. */
export const DIALECT_ABILITIES: readonly DialectAbility[] = [
  ...SITE_ABILITIES,
  ...SITE_EDIT_ABILITIES,
  ...SITE_BATCH_ABILITIES,
  ...SITE_ITEM_ABILITIES,
  ...SITE_CHANGE_ABILITIES,
  ...UPDATE_ABILITIES,
  ...UPDATE_RUN_ABILITIES,
  ...CLIENT_ABILITIES,
  ...TAG_ABILITIES,
];
