/** Where a page of changes ends: the next begins with the change that is older. */
export interface FeedPlace {
  readonly occurred_at: number;
  readonly id: number;
}

export const writePlace = ({ occurred_at, id }: FeedPlace) => `${occurred_at}-${id}`;

/** @param text As `writePlace` writes it: the pattern of the input says so. */
export function readPlace(text: string): FeedPlace {
  const [occurred_at = 0, id = 0] = text.split('-').map(Number);
  return { occurred_at, id };
}
