import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { World } from '../../testing/index.ts';

export interface Connected {
  readonly client: Client;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  call(name: string, input?: object, options?: object): Promise<any>;
  close(): Promise<void>;
}

/** Of the present revision, or of the one before it that most clients still speak. */
export type Era = 'modern' | 'legacy';

/** The official client, connected over HTTP. @param query Such as `?toolsets=all`. */
export async function connectMcp(
  world: Pick<World, 'origin'>,
  auth: string,
  query = '',
  era: Era = 'modern',
): Promise<Connected> {
  const url = new URL(`${world.origin}/mcp${query}`);
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: auth } } });
  const mode = era === 'modern' ? { pin: '2026-07-28' } : ('legacy' as const);
  const client = new Client({ name: 'test assistant', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return {
    client,
    call: async (name, input = {}, options = undefined) =>
      client.callTool({ name, arguments: input as never }, options),
    close: () => client.close(),
  };
}
