import type { Server, ServerContext } from '@modelcontextprotocol/server';
import { VERSION } from '../../openapi/version.ts';
import { INSTRUCTIONS } from '../instructions.ts';
import { ParamsCheckingServer } from '../params-checking-server.ts';

/** A request that another server answers. */
export interface Forwarded {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What the assistant calls itself. */
  readonly client: { readonly name: string; readonly version: string } | undefined;
  readonly signal: AbortSignal;
  /** Passes on what the other server says about the request before its answer. */
  readonly notify: (method: string, params: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** @returns the result. @throws Error with the message of the other server. */
export type Forward = (request: Forwarded) => Promise<Readonly<Record<string, unknown>>>;

const METHODS = [
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
] as const;

/** Answers nothing itself: both ends may speak different revisions of the protocol. */
export function makeBridge(forward: Forward): Server {
  const server = new ParamsCheckingServer(
    { name: 'sitekeeper', title: 'Sitekeeper', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  for (const method of METHODS) {
    server.setRequestHandler(method, async ({ params = {} }: { params?: object }, { mcpReq }: ServerContext) => {
      const answer = await forward({
        method,
        params: { ...params, ...(mcpReq._meta ? { _meta: mcpReq._meta } : {}) },
        client: server.getClientVersion(),
        signal: mcpReq.signal,
        notify: (name, given) => mcpReq.notify({ method: name, params: given } as never),
      });
      // They belong to the revision that the other server was asked in.
      const { resultType: _type, ttlMs: _ttl, cacheScope: _scope, ...result } = answer;
      return result as never;
    });
  }
  return server;
}
