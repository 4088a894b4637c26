import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { acknowledgeInbox } from './acknowledge-inbox.ts';
import { listActivity } from './activity/list-activity.ts';
import { listInbox } from './list-inbox.ts';
import { snoozeInbox } from './snooze-inbox.ts';

export { acknowledgeInbox } from './acknowledge-inbox.ts';
export { listActivity } from './activity/list-activity.ts';
export { forgetMarks } from './forget-marks.ts';
export { listInbox } from './list-inbox.ts';
export { snoozeInbox } from './snooze-inbox.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listInbox, acknowledgeInbox, snoozeInbox, listActivity];
