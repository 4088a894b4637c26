import { createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { digestWith, keyIdOf, type OneKey, oneKey } from './one-key.ts';
import { type Secrets, UnreadableSecret } from './port.ts';

/**
 * The master keys of a process. It seals with the one that the store names as current, and opens with the one that a
 * value names: while the master key is changed, there are two.
 */
export class KeyRing implements Secrets {
  readonly #keys = new Map<string, OneKey>();
  /** For digests only, including those of deleted keys. */
  readonly #macKeys = new Map<string, KeyObject>();
  readonly #readAgain: () => readonly Uint8Array[];
  #current: OneKey;

  /** @param readAgain Gives the keys as they are set now, when a value names one that isn't here. */
  constructor(masterKeys: readonly Uint8Array[], readAgain: () => readonly Uint8Array[] = () => []) {
    this.#readAgain = readAgain;
    for (const masterKey of masterKeys) this.#add(masterKey);
    const [first] = this.#keys.values();
    if (first === undefined) throw new Error('There is no master key');
    this.#current = first;
  }

  /** Id of the key in use. */
  get currentId(): string {
    return this.#current.id;
  }

  /** Ids of all keys. */
  get ids(): string[] {
    return [...this.#keys.keys()];
  }

  /** From now on this key seals. @returns false when it isn't there, and isn't where the keys are set either. */
  use(id: string): boolean {
    const key = this.#find(id);
    if (key === undefined) return false;
    this.#current = key;
    return true;
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** Whether this very key opens the value. */
  opensWith(id: string, place: string, sealed: string): boolean {
    try {
      return this.#keys.get(id)?.open(place, sealed) !== undefined;
    } catch {
      return false;
    }
  }

  /** The digest key of a former master key, stored after that key is deleted. */
  macKeyOf(id: string): Buffer | undefined {
    return this.#keys.get(id)?.macKey;
  }

  /** Digests made with it are recognized. */
  learnMacKey(id: string, macKey: Uint8Array): void {
    if (!this.#macKeys.has(id)) this.#macKeys.set(id, createSecretKey(macKey));
  }

  /** The same keys, with this one as the current key. */
  sealingWith(id: string): Secrets {
    const key = this.#keys.get(id);
    if (key === undefined) throw new Error(`There is no master key ${id}`);
    return {
      seal: (place, plain) => key.seal(place, plain),
      open: (place, sealed) => this.open(place, sealed),
      mac: (purpose, text) => digestWith(this.#macKeys.get(id) as KeyObject, purpose, text),
      isMac: (purpose, text, digest) => this.isMac(purpose, text, digest),
    };
  }

  seal(place: string, plain: string | Uint8Array): string {
    return this.#current.seal(place, plain);
  }

  open(place: string, sealed: string): Buffer {
    const id = keyIdOf(sealed);
    if (id === undefined) return this.#openUnnamed(place, sealed);
    const key = this.#find(id);
    if (key === undefined) throw new UnreadableSecret(place, 'unknown_key');
    try {
      return key.open(place, sealed);
    } catch (cause) {
      throw new UnreadableSecret(place, 'damaged', cause);
    }
  }

  /** Values that older releases sealed name no key. */
  #openUnnamed(place: string, sealed: string): Buffer {
    let cause: unknown;
    for (const key of [this.#current, ...this.#keys.values()]) {
      try {
        return key.open(place, sealed);
      } catch (error) {
        cause ??= error;
      }
    }
    throw new UnreadableSecret(place, 'damaged', cause);
  }

  mac(purpose: string, text: string): string {
    return digestWith(this.#macKeys.get(this.#current.id) as KeyObject, purpose, text);
  }

  isMac(purpose: string, text: string, digest: string): boolean {
    const given = Buffer.from(digest);
    const isOf = (key: KeyObject) => {
      const made = Buffer.from(digestWith(key, purpose, text));
      return made.length === given.length && timingSafeEqual(made, given);
    };
    if (isOf(this.#macKeys.get(this.#current.id) as KeyObject)) return true;
    return [...this.#macKeys.values()].some(isOf);
  }

  #find(id: string): OneKey | undefined {
    if (!this.#keys.has(id)) for (const masterKey of this.#readAgain()) this.#add(masterKey);
    return this.#keys.get(id);
  }

  #add(masterKey: Uint8Array): void {
    const key = oneKey(masterKey);
    if (this.#keys.has(key.id)) return;
    this.#keys.set(key.id, key);
    this.#macKeys.set(key.id, createSecretKey(key.macKey));
  }
}
