import { Type } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { type McpCaller, usableBy } from '../caller.ts';
import { describeTool, mayPropose } from './describe-tool.ts';
import { ownTool } from './own-tool.ts';
import { resultSchema, toolResult } from './results.ts';
import { toolName } from './tool-names.ts';
import { TOOLSETS, toolsetOf } from './toolsets.ts';

const MOST_FOUND = 6;

const input = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'What you want to do, in a few words: "delete plugin", "costs due".',
    }),
    toolset: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: [...TOOLSETS], description: 'Only this part.' }),
    ),
  },
  { additionalProperties: false },
);

export const findTools = ownTool({
  input,
  name: 'find_tools',
  title: 'Find tools',
  description: `Find tools that are not in your list, with their input. Use it when none of your tools does what the user wants; then call run_tool with the name you found. Parts: ${TOOLSETS.join(', ')}.`,
  outputSchema: resultSchema(['done'], {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        toolset: { type: 'string' },
        description: { type: 'string' },
        read_only: { type: 'boolean' },
        may_need_approval: { type: 'boolean' },
        input_schema: { type: 'object' },
      },
      required: ['name', 'toolset', 'description', 'read_only', 'may_need_approval', 'input_schema'],
      additionalProperties: false,
    },
  }),
  annotations: {
    title: 'Find tools',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  run: async ({ query, toolset }, { caller }) => {
    const { settings } = caller.ctx;
    const found = bestMatches(caller, query, toolset).map(ability => {
      const { name, description, inputSchema } = describeTool(ability, settings);
      return {
        name,
        toolset: toolsetOf(ability),
        description,
        read_only: ability.effect === 'read',
        may_need_approval: mayPropose(ability, settings),
        input_schema: inputSchema,
      };
    });
    const notice = found.length > 0 ? 'Call run_tool with one of these names.' : 'Nothing matches. Try other words.';
    return toolResult({ status: 'done', notice }, found);
  },
});

function bestMatches(caller: McpCaller, query: string, toolset: string | undefined): AnyAbility[] {
  const words = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return usableBy(caller)
    .filter(ability => toolset === undefined || toolsetOf(ability) === toolset)
    .map(ability => ({ ability, score: scoreOf(ability, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ ability }) => ability);
}

/** A word counts more in the name than in the summary; `plugins` matches `plugin`. */
function scoreOf({ name, summary }: AnyAbility, words: readonly string[]): number {
  const parts = toolName(name).split('_').map(stem);
  const text = summary.toLowerCase();
  const scores = words.map(stem).map(word => (parts.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0));
  // Of two that match as well, the one with the shorter name is what was meant.
  return scores.every(score => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0) - parts.length / 10;
}

const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
