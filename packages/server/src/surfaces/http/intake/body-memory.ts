import { serverBusy } from './in-hand.ts';

const MEBIBYTE = 1024 * 1024;

/** Memory that one request's body takes. */
export interface HeldMemory {
  /** @throws AppError server_busy if there is no room for this many more bytes. */
  grow(bytes: number): void;
  release(): void;
}

/** Limits the memory for the bodies of all requests in progress, so that no caller can fill the process. */
export class BodyMemory {
  readonly #most: number;
  readonly #byOwner = new Map<string, number>();
  #held = 0;

  constructor(mebibytes: number) {
    this.#most = mebibytes * MEBIBYTE;
  }

  /** Bytes held just now. */
  get held(): number {
    return this.#held;
  }

  /** @param owner Who sends, such as `user:3`; undefined for all who have shown no credentials. */
  of(owner: string | undefined): HeldMemory {
    const key = owner ?? '';
    const most = this.#most / (owner === undefined ? 8 : 4);
    let own = 0;
    return {
      grow: bytes => {
        const owners = (this.#byOwner.get(key) ?? 0) + bytes;
        if (owners > most || this.#held + bytes > this.#most) throw serverBusy();
        own += bytes;
        this.#held += bytes;
        this.#byOwner.set(key, owners);
      },
      release: () => {
        const left = (this.#byOwner.get(key) ?? own) - own;
        if (left > 0) this.#byOwner.set(key, left);
        else this.#byOwner.delete(key);
        this.#held -= own;
        own = 0;
      },
    };
  }
}
