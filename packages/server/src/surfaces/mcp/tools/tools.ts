import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { parseInput } from '../../../kernel/ability/validate.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type McpCaller, usableBy } from '../caller.ts';
import { describeTool } from './describe-tool.ts';
import { failureResult } from './failure-result.ts';
import { findTools } from './find-tools.ts';
import { getApprovalTool } from './get-approval-tool.ts';
import type { OwnTool, ToolCall } from './own-tool.ts';
import { runForAssistant } from './run-for-assistant.ts';
import { runTool } from './run-tool.ts';
import { meantTool, toolName } from './tool-names.ts';
import { isListed } from './toolsets.ts';
import { waitForJobTool } from './wait-for-job.ts';

const OWN: readonly OwnTool[] = [findTools, runTool, waitForJobTool, getApprovalTool];
const OWN_NAMES: ReadonlySet<string> = new Set(OWN.map(({ tool }) => tool.name));

/** The tools of a caller, always in the same order. */
export function listTools(caller: McpCaller): Tool[] {
  const { ctx, toolsets, readOnly } = caller;
  const listed = usableBy(caller).filter(
    ability => isListed(ability, toolsets) && !OWN_NAMES.has(toolName(ability.name)),
  );
  return [...ownTools(readOnly), ...listed.map(ability => describeTool(ability, ctx.settings))];
}

function ownTools(readOnly: boolean): Tool[] {
  return OWN.map(({ tool }) => {
    if (tool !== runTool.tool || !readOnly) return tool;
    return { ...tool, annotations: { ...tool.annotations, readOnlyHint: true, destructiveHint: false } };
  });
}

/** Runs a tool, listed or not. A failure that the assistant can do something about is a result as well. */
export async function callTool(name: string, given: object, call: ToolCall): Promise<CallToolResult> {
  const { caller, client } = call;
  try {
    const own = OWN.find(({ tool }) => tool.name === name);
    if (own) return await own.run(parseInput<never>(own.input, given), call);
    const ability = usableBy(caller).find(each => toolName(each.name) === meantTool(name));
    if (!ability) throw new AppError('rest_ability_not_found', unknownTool(name, caller.readOnly));
    return await runForAssistant(caller.ctx, ability, given, client);
  } catch (error) {
    return failureResult(caller.ctx, error, name);
  }
}

function unknownTool(name: string, readOnly: boolean): string {
  const why = readOnly ? 'this server only reads for assistants, or its key' : 'its key';
  return `There is no tool ${name.slice(0, 100)}, or ${why} does not allow it. Call find_tools.`;
}
