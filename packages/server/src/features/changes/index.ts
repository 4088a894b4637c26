import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { getSiteChanges } from './get-site-changes.ts';
import { listChanges } from './list-changes.ts';

export { changeFacts } from './change-facts.ts';
export { changesOfNote, TYPES_OF_NOTE } from './changes-of-note.ts';
export { deleteOldChanges } from './delete-old-changes.ts';
export { changeSentence } from './describe-change.ts';
export { getSiteChanges } from './get-site-changes.ts';
export { listChanges } from './list-changes.ts';

/** In the order in which documents list them. */
export const ABILITIES: readonly AnyAbility[] = [getSiteChanges, listChanges];
