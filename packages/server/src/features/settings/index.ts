import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getModules } from './get-modules.ts';
import { listSettings } from './list-settings.ts';
import { testMail } from './test-mail.ts';
import { updateModule } from './update-module.ts';
import { updateSettings } from './update-settings.ts';

export { settingsRevision } from '../../live-settings.ts';
export { listSettings } from './list-settings.ts';
export { noteServerOfPassword, requireServerOfPassword } from './mail-server.ts';
export { shownSetting } from './setting.schemas.ts';
export { followSettings, takeUpSettings } from './stored/follow-settings.ts';
export { SEALED_SETTINGS } from './stored/stored-value.ts';
export { testMail } from './test-mail.ts';
export { updateSettings } from './update-settings.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [getModules, updateModule, listSettings, updateSettings, testMail];
