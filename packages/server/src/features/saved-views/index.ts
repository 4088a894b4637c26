import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addSavedView } from './add-saved-view.ts';
import { listSavedViews } from './list-saved-views.ts';
import { removeSavedView } from './remove-saved-view.ts';
import { updateSavedView } from './update-saved-view.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listSavedViews, addSavedView, updateSavedView, removeSavedView];
