interface Room {
  readonly answers: number;
  readonly bytes: number;
}

const MB = 1024 * 1024;
/** As many as a sync has in hand by default. More would only wait in memory. */
const USUAL: Room = { answers: 100, bytes: 4 * MB };
/**
 * A job ends once the last of its sites that hang has had its time, so each is best asked early. There is time to read
 * while they hang.
 */
const WHILE_SITES_HANG: Room = { answers: 2000, bytes: 32 * MB };

/**
 * Counts answers that have arrived and wait to be read. Their sites have done their part, so that the next request may
 * take their turn: it is on its way while they are read. Without a limit, a server that reads more slowly than sites
 * answer would collect answers.
 */
export class UnreadAnswers {
  #answers = 0;
  #bytes = 0;

  /**
   * Counts one of this size if there is room for it; `forget` it once it is read. @param sitesHang Others do at the
   * moment. @returns whether there was room.
   */
  keep(bytes: number, sitesHang: boolean): boolean {
    const room = sitesHang ? WHILE_SITES_HANG : USUAL;
    if (this.#answers >= room.answers || this.#bytes + bytes > room.bytes) return false;
    this.#answers += 1;
    this.#bytes += bytes;
    return true;
  }

  forget(bytes: number): void {
    this.#answers -= 1;
    this.#bytes -= bytes;
  }
}
