/**
 * Seals what must not be readable from the database alone (private keys, reconnect secrets, HTTP credentials).
 * `place` names where a sealed value is kept (`site/12/private_key`): moved elsewhere, it doesn't open.
 */
export interface Secrets {
  seal(place: string, plain: string | Uint8Array): string;
  /** @throws UnreadableSecret when the value was sealed for another place, with another key, or was altered. */
  open(place: string, sealed: string): Buffer;
  /**
   * Keyed digest of a text, in hex, which requires the master key. Equal for equal texts, until the master key is
   * changed: what is stored is compared by `isMac`. @param purpose Digests of one purpose say nothing about others.
   */
  mac(purpose: string, text: string): string;
  /** Whether this is the digest of that text, under the current master key or a previous one. */
  isMac(purpose: string, text: string, digest: string): boolean;
}

/** A sealed value that does not open. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
  /** damaged: altered, cut or moved · unknown_key: sealed under a master key that this process doesn't have. */
  readonly why: 'damaged' | 'unknown_key';

  constructor(place: string, why: 'damaged' | 'unknown_key', cause?: unknown) {
    const said = why === 'damaged' ? 'does not open: it was altered or moved' : 'is sealed under another master key';
    super(`The sealed value at ${place} ${said}`, cause === undefined ? undefined : { cause });
    this.why = why;
  }
}

/** What `open` gives, or undefined where the value does not open. */
export function openReadable(secrets: Pick<Secrets, 'open'>, place: string, sealed: string): Buffer | undefined {
  try {
    return secrets.open(place, sealed);
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

/** A column of the store that holds sealed values. All of them are in `sealed-values.ts`. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** The place of a row's value; undefined for a row without a sealed value. */
  readonly place: (key: Readonly<Record<string, string | number>>) => string | undefined;
}

/** How the master key is changed. */
export interface KeyRotationOptions {
  /** Only create the next key beside the current one. */
  readonly prepare?: boolean;
  /** Values resealed so far. */
  readonly onProgress?: (resealed: number) => void;
  /** Called before each irreversible step. */
  readonly onStep?: (step: 'key made' | 'key in use' | 'all resealed' | 'noted') => void;
  /** Aborted: stops after the current batch; the next rotation continues. */
  readonly signal?: AbortSignal;
}

/** What a change of the master key came to. */
export type KeyRotation =
  /** The key is in the environment, and the next one isn't set beside it. */
  | { readonly state: 'next_missing' }
  | { readonly state: 'prepared'; readonly to: string; readonly file: string | undefined }
  | { readonly state: 'stopped'; readonly resealed: number }
  | {
      readonly state: 'done';
      readonly to: string;
      /** Of this run. */
      readonly resealed: number;
      /** Places of values that no key opens; they were damaged before. */
      readonly unreadable: readonly string[];
      /** The file of the old key; undefined if keys are set in the environment. */
      readonly oldKeyFile: string | undefined;
    };
