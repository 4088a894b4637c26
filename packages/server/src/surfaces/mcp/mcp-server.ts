import {
  CLIENT_INFO_META_KEY,
  type Implementation,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { AppError } from '../../kernel/errors.ts';
import { VERSION } from '../openapi/version.ts';
import type { McpCaller } from './caller.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { ParamsCheckingServer } from './params-checking-server.ts';
import { getPrompt, PROMPTS } from './prompts.ts';
import { RESOURCES, readResource, TEMPLATES } from './resources.ts';
import type { ToolCall } from './tools/own-tool.ts';
import { callTool, listTools } from './tools/tools.ts';

const HINTS = {
  'tools/list': { ttlMs: 60_000, cacheScope: 'private' },
  'prompts/list': { ttlMs: 3600_000, cacheScope: 'public' },
  'resources/list': { ttlMs: 3600_000, cacheScope: 'public' },
  'resources/templates/list': { ttlMs: 3600_000, cacheScope: 'public' },
} as const;

/** The server that answers a caller: over HTTP one for each request, over stdio one for the connection. */
export function makeMcpServer(caller: McpCaller): Server {
  const server = new ParamsCheckingServer(
    { name: 'sitekeeper', title: 'Sitekeeper', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS, cacheHints: HINTS },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: listTools(caller) }));
  server.setRequestHandler('tools/call', async ({ params }, request) =>
    callTool(params.name, params.arguments ?? {}, toolCall(server, caller, request)),
  );
  server.setRequestHandler('resources/list', async () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = await orProtocolError(caller, () => readResource(caller, uri));
    if (found) return found;
    throw new ResourceNotFoundError(uri.slice(0, 300));
  });
  server.setRequestHandler('prompts/list', async () => ({ prompts: [...PROMPTS] }));
  server.setRequestHandler('prompts/get', async ({ params }) => {
    const prompt = getPrompt(params.name, params.arguments ?? {});
    if (prompt) return prompt;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${params.name.slice(0, 100)}.`);
  });
  return server;
}

function toolCall(server: Server, caller: McpCaller, { mcpReq }: ServerContext): ToolCall {
  const progressToken = mcpReq._meta?.progressToken;
  const said = (mcpReq.envelope ?? {}) as { readonly [CLIENT_INFO_META_KEY]?: Implementation };
  const named = said[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  return {
    caller,
    client: named === undefined ? caller.client : `${named.name} ${named.version}`,
    signal: mcpReq.signal,
    progress: async (progress, total, message) => {
      if (progressToken === undefined || mcpReq.signal.aborted) return;
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } });
    },
  };
}

/** What is not the assistant's to mend is logged, and it learns nothing of it. */
async function orProtocolError<T>({ ctx }: McpCaller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw new ProtocolError(ProtocolErrorCode.InternalError, error.message);
    ctx.log.error({ err: error }, 'a resource could not be read for an assistant');
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'Something went wrong on this server. See its log.');
  }
}
