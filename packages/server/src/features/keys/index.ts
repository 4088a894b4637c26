import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addApiKey } from './add-api-key.ts';
import { deleteApiKey } from './delete-api-key.ts';
import { deleteApiKeys } from './delete-api-keys.ts';
import { listApiKeys } from './list-api-keys.ts';
import { setApiKeysActive } from './set-api-keys-active.ts';
import { updateApiKey } from './update-api-key.ts';

export { addApiKey } from './add-api-key.ts';
export { createApiKey } from './create-api-key.ts';
export { deleteApiKey } from './delete-api-key.ts';
export { deleteApiKeys } from './delete-api-keys.ts';
export { keyErrorsSchema, keyNameSchema, keySchema } from './key.schemas.ts';
export { enabledKeys, keyWithToken } from './key.store.ts';
export { type ConsumerPair, KEY_PERMISSIONS, type KeyPermission, keyHash } from './key.ts';
export { currentKeyActor } from './key-actor.ts';
export { mayGive } from './key-rights.ts';
export { listApiKeys, readApiKey } from './list-api-keys.ts';
export { importMainwpKey, type MainwpKey, whyUnusable } from './mainwp/import-mainwp-key.ts';
export { selectMainwpKeyIds } from './mainwp/mainwp-key.store.ts';
export { mainwpKeyHash, pairOfMainwpToken } from './mainwp/mainwp-pair.ts';
export { verifyMainwpPair } from './mainwp/verify-mainwp-pair.ts';
export { updateApiKey } from './update-api-key.ts';
export { isRestApiOn, verifyApiKey, verifyConsumer } from './verify-api-key.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listApiKeys,
  addApiKey,
  updateApiKey,
  deleteApiKey,
  deleteApiKeys,
  setApiKeysActive,
];
