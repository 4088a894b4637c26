/** What an administrator should look at although requests are answered: reported by /readyz until it is over. */
export class Warnings {
  readonly #texts = new Map<string, string>();

  /** @param text For strangers, too: no paths, no names. */
  set(code: string, text: string): void {
    this.#texts.set(code, text);
  }

  clear(code: string): void {
    this.#texts.delete(code);
  }

  all(): { code: string; message: string }[] {
    return [...this.#texts].map(([code, message]) => ({ code, message }));
  }
}
