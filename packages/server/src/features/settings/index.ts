export { getModules } from './get-modules.ts';
export { listSettings } from './list-settings.ts';
export { updateModule } from './update-module.ts';
