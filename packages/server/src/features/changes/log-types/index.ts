import * as content from './content.ts';
import type { LogType, LogTypes } from './log-type.ts';
import * as looks from './looks.ts';
import { USER } from './people.ts';
import { SYSTEM_SETTING } from './site-settings.ts';
import * as software from './software.ts';

const BY_CONTEXT: Readonly<Record<string, LogTypes>> = {
  post: content.POST,
  'custom-field': content.CUSTOM_FIELD,
  category: content.CATEGORY,
  tag: content.TAG,
  comment: content.COMMENT,
  file: looks.FILE,
  widget: looks.WIDGET,
  menu: looks.MENU,
  plugin: software.PLUGIN_TYPES,
  theme: software.THEME_TYPES,
  core: software.CORE_TYPES,
  database: software.DATABASE_TYPES,
  cron: software.CRON_TYPES,
  user: USER,
  'system-setting': SYSTEM_SETTING,
};

/** Every known type of the connector's log, by its id. */
export const LOG_TYPES: ReadonlyMap<number, LogType> = new Map(
  Object.entries(BY_CONTEXT).flatMap(([context, types]) =>
    Object.entries(types).map(([id, [action, sentence]]) => [Number(id), { context, action, sentence }]),
  ),
);
