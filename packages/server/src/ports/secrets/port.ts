/**
 * Seals what must not be readable from the database alone (private keys, reconnect secrets, HTTP credentials).
 * `place` names where a sealed value is kept (`site/12/private_key`): moved elsewhere, it doesn't open.
 */
export interface Secrets {
  seal(place: string, plain: string | Uint8Array): string;
  /** @throws Error when the value was sealed for another place, with another key, or was altered. */
  open(place: string, sealed: string): Buffer;
  /**
   * Keyed digest of a text, in hex: without the master key nobody can make it. Equal for equal texts.
   * @param purpose Digests of one purpose say nothing about those of another.
   */
  mac(purpose: string, text: string): string;
}
