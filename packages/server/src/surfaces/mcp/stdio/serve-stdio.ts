import type { Readable, Writable } from 'node:stream';
import type { Server } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { makeMcpServer } from '../mcp-server.ts';
import { toolsetsIn } from '../tools/toolsets.ts';
import { Waits } from '../waits.ts';
import { type Forward, makeBridge } from './bridge.ts';

const MOST_WAITS = 20;

/** The program at the other end of the standard streams. */
export interface StdioEnds {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Ends the connection, as does the end of `stdin`. */
  readonly ended: AbortSignal;
  readonly onError: (error: Error) => void;
}

export interface Offered {
  readonly abilities: readonly AnyAbility[];
  /** As in an address: `sites,updates`. */
  readonly toolsets: string;
  readonly readOnly: boolean;
}

/** Serves the program that started this one from the local store. Resolves once it has gone. */
export function serveLocalMcp(ctx: Ctx, { abilities, toolsets, readOnly }: Offered, ends: StdioEnds): Promise<void> {
  const caller = {
    ctx,
    abilities,
    toolsets: toolsetsIn(toolsets).wanted,
    readOnly: readOnly || ctx.settings.mcpReadOnly,
    client: '',
    waits: new Waits(MOST_WAITS),
  };
  return serve(() => makeMcpServer(caller), ends);
}

/** Passes everything on to a server elsewhere. Resolves once the program that started this one has gone. */
export function serveMcpBridge(forward: Forward, ends: StdioEnds): Promise<void> {
  return serve(() => makeBridge(forward), ends);
}

async function serve(make: () => Server, { stdin, stdout, ended, onError }: StdioEnds): Promise<void> {
  const gone = new Promise<void>(resolve => {
    stdin.once('end', resolve).once('close', resolve);
    ended.addEventListener('abort', () => resolve());
  });
  const handle = serveStdio(make, { transport: new StdioServerTransport(stdin, stdout), onerror: onError });
  await gone;
  await handle.close();
}
