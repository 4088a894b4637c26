export { addUpdateWindow } from './add-update-window.ts';
export { bringBackOpenings } from './bring-back-openings.ts';
export { deleteUpdateWindow } from './delete-update-window.ts';
export { listUpdateWindows, readUpdateWindow } from './list-update-windows.ts';
export { openWindows } from './open-windows.ts';
export { previewUpdateWindow } from './preview-update-window.ts';
export { updateUpdateWindow } from './update-update-window.ts';
