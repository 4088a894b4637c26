import { Type } from 'typebox';
import { AppError } from '../../../kernel/errors.ts';
import { usableBy } from '../caller.ts';
import { ownTool } from './own-tool.ts';
import { PROPOSES } from './proposal.ts';
import { runForAssistant } from './run-for-assistant.ts';
import { meantTool, toolName } from './tool-names.ts';

const input = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Name of the tool, as find_tools returns it, or of an ability that an answer names.',
    }),
    input: Type.Optional(
      Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        default: {},
        description: 'Its input, as its input_schema says.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const runTool = ownTool({
  input,
  name: 'run_tool',
  title: 'Run a found tool',
  description: `Run a tool that find_tools returned. ${PROPOSES}`,
  annotations: {
    title: 'Run a found tool',
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
  run: async ({ name, input: given = {} }, { caller, client }) => {
    const ability = usableBy(caller).find(each => toolName(each.name) === meantTool(name));
    if (ability) return runForAssistant(caller.ctx, ability, given, client);
    throw new AppError(
      'rest_ability_not_found',
      `There is no tool ${name}, or this key may not use it. Call find_tools.`,
    );
  },
});
