import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Static, TObject } from 'typebox';
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

/** Facts and work of a tool of our own. Its input is described by its schema. */
interface OwnToolFacts<Input extends TObject> extends Omit<Tool, 'inputSchema'> {
  readonly input: Input;
  readonly run: (input: Static<Input>, call: ToolCall) => Promise<CallToolResult>;
}

/** A schema of TypeBox is a JSON Schema, which its type does not say to the library. */
export function ownTool<Input extends TObject>({ input, run, ...facts }: OwnToolFacts<Input>): OwnTool {
  const inputSchema = input as unknown as Tool['inputSchema'];
  return { input, tool: { ...facts, inputSchema }, run };
}

/** A tool that is not an ability. */
export interface OwnTool {
  readonly tool: Tool;
  readonly input: TObject;
  readonly run: (input: never, call: ToolCall) => Promise<CallToolResult>;
}
