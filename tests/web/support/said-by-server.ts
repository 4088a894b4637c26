import type { Page, Response } from 'playwright-core';

/** Fields in which answers have sentences of the server; those of a title only beside a text. */
const SENTENCES = [
  'message',
  'reason',
  'halt_reason',
  'detail',
  'text',
  'error',
  'last_error',
  'error_message',
  'summary',
  'description',
  'warnings',
];

/** The English sentences that the server sends to a page. */
export class SaidByServer {
  readonly #reading: Promise<void>[] = [];
  readonly #found = new Set<string>();

  constructor(page: Page) {
    page.on('response', response => {
      if (!/json/.test(response.headers()['content-type'] ?? '')) return;
      this.#reading.push(this.#read(response));
    });
  }

  async sentences(): Promise<ReadonlySet<string>> {
    await Promise.all(this.#reading);
    return this.#found;
  }

  async #read(response: Response): Promise<void> {
    // A page that is left cancels what it has asked for.
    const body = await response.text().catch(() => '');
    for (const line of body.split('\n')) if (line !== '') this.#collect(JSON.parse(line));
  }

  #collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      const said = SENTENCES.includes(name) || (name === 'title' && 'text' in value);
      for (const one of said ? [inside].flat() : []) {
        if (typeof one === 'string' && one.trim().split(/\s+/).length > 2) this.#found.add(one.trim());
      }
      this.#collect(inside);
    }
  }
}
