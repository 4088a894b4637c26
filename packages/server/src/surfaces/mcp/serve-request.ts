import { createMcpHandler } from '@modelcontextprotocol/server';
import type { McpCaller } from './caller.ts';
import { makeMcpServer } from './mcp-server.ts';

export type ServeMcp = (request: Request, body: unknown, caller: McpCaller) => Promise<Response>;

/**
 * Answers one request, of the present revision of the protocol or an older one. Nothing is kept between requests, so any
 * process can answer each of them.
 */
export function mcpOverHttp(onError: (error: Error) => void): ServeMcp {
  const handler = createMcpHandler(({ authInfo }) => makeMcpServer(authInfo?.extra?.caller as McpCaller), {
    onerror: onError,
    maxSubscriptions: 0, // nothing here changes in a way that subscribers would learn of
  });
  return (request, parsedBody, caller) =>
    handler.fetch(request, { parsedBody, authInfo: { token: '', clientId: '', scopes: [], extra: { caller } } });
}
