import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addUpdateWindow } from './add-update-window.ts';
import { deleteUpdateWindow } from './delete-update-window.ts';
import { listUpdateWindows } from './list-update-windows.ts';
import { previewUpdateWindow } from './preview-update-window.ts';
import { updateUpdateWindow } from './update-update-window.ts';

export { isTimeZone, type Weekday } from '../../kernel/time/openings.ts';
export { addUpdateWindow } from './add-update-window.ts';
export { bringBackOpenings } from './bring-back-openings.ts';
export { deleteUpdateWindow } from './delete-update-window.ts';
export { listUpdateWindows, readUpdateWindow } from './list-update-windows.ts';
export { openWindows } from './open-windows.ts';
export { previewUpdateWindow } from './preview-update-window.ts';
export { insertProposedWindow } from './propose-window.ts';
export { updateUpdateWindow } from './update-update-window.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  listUpdateWindows,
  addUpdateWindow,
  updateUpdateWindow,
  deleteUpdateWindow,
  previewUpdateWindow,
];
