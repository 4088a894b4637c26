import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { TObject } from 'typebox';
import type { McpCaller } from '../caller.ts';

/** What a tool may use of the request that called it. */
export interface ToolCall {
  readonly caller: McpCaller;
  /** What the assistant calls itself. */
  readonly client: string;
  /** Aborted when the assistant no longer waits. */
  readonly signal: AbortSignal;
  /** Tells how far something is; does nothing if nobody asked for that. */
  readonly progress: (done: number, total: number, message: string) => Promise<void>;
}

/** A tool that is not an ability. */
export interface OwnTool {
  readonly tool: Tool;
  readonly input: TObject;
  readonly run: (input: never, call: ToolCall) => Promise<CallToolResult>;
}
