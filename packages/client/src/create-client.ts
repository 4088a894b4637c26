import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/api.ts';

export interface ClientOptions {
  /** Address of the server, e.g. `https://sitekeeper.example`; with a path if REST v2 isn't at `/wp-json/svc/v2`. */
  readonly baseUrl: string;
  /** API key: `sk_…`. */
  readonly token: string;
  /** Used instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** `GET`, `POST`, `PUT`, `PATCH` and `DELETE`, each with the paths and types of openapi.json. */
export type SitekeeperClient = Client<paths>;

const DEFAULT_PATH = '/wp-json/svc/v2';

/** @throws TypeError when `baseUrl` is not a URL. */
export function createClient({ baseUrl, token, fetch }: ClientOptions): SitekeeperClient {
  const address = new URL(baseUrl);
  const path = address.pathname === '/' ? DEFAULT_PATH : address.pathname.replace(/\/+$/, '');
  return createFetchClient<paths>({
    baseUrl: `${address.origin}${path}`,
    headers: { authorization: `Bearer ${token}` },
    querySerializer: { array: { style: 'form', explode: false } },
    ...(fetch ? { fetch } : {}),
  });
}
