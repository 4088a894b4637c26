/** So long a result counts. */
export const WINDOW_MS = 60_000;
const LEAST_ADDRESSES = 5;

/** The last result from one address. */
export interface AddressResult {
  readonly at: number;
  /** Nothing has answered there. */
  readonly silent: boolean;
}

/**
 * Whether so many addresses are silent at once that the network of this server is the likely cause: at least five, and
 * half of those that were asked within the last minute. All sites of one host count as one address.
 */
export function manyAtOnce(results: Iterable<AddressResult>, now: number): boolean {
  let silent = 0;
  let asked = 0;
  for (const result of results) {
    if (now - result.at > WINDOW_MS) continue;
    asked += 1;
    if (result.silent) silent += 1;
  }
  return silent >= LEAST_ADDRESSES && silent * 2 >= asked;
}
