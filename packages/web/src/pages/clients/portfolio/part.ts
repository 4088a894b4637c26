import type { ListedClient } from '../client.ts';

/** A part of the portfolio of a client. */
export interface PortfolioPart {
  readonly client: ListedClient;
  /** What narrows an ability to the client, and to the tag of the top bar. */
  readonly of: { readonly client_id: number; readonly tag_id: number | undefined };
}
