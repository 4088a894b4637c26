export { createKey } from './create-key.ts';
export { PERMISSIONS, type Permission } from './key.ts';
export { anyKeyEnabled, verifyKey } from './verify-key.ts';
