import { createPublicKey, type KeyObject } from 'node:crypto';

const MAX_KEPT = 2_000;
const kept = new Map<string, KeyObject | undefined>();

/** Imported key of a stored PEM; `undefined` for garbage, which a connector stores without complaint (docs/wire/signatures.md#key-pair). */
export function publicKeyOf(pem: string): KeyObject | undefined {
  if (kept.has(pem)) return kept.get(pem);
  const key = importOrNothing(pem);
  // The oldest goes first: keys of sites not asked for long are imported again when needed.
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(pem, key);
  return key;
}

function importOrNothing(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
