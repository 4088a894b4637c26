export { createUser } from './create-user.ts';
export { countUsers } from './user.store.ts';
export { verifyUser } from './verify-user.ts';
