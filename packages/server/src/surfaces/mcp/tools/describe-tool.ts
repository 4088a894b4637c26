import type { Tool } from '@modelcontextprotocol/server';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { mayNeedApproval } from '../../../kernel/ability/approval-need.ts';
import { CONFIRM_INSTRUCTIONS } from '../../../kernel/ability/confirm.ts';
import type { Settings } from '../../../settings.ts';
import { portable } from './portable-schema.ts';
import { PROPOSES, proposalSchema } from './proposal.ts';
import { resultSchema } from './results.ts';
import { inToolNames, toolName, toolTitle } from './tool-names.ts';

/** Longest page over MCP, and the one that is given unless the caller asks for another. */
export const PAGE = { most: 50, standard: 20 } as const;

/** Whether a call of it may be kept for a person instead of running. */
export function mayPropose(ability: AnyAbility, { mcpApprovals }: Pick<Settings, 'mcpApprovals'>): boolean {
  if (mcpApprovals === 'none' || ability.effect === 'read') return false;
  return mcpApprovals === 'all' || mayNeedApproval(ability);
}

/** An ability as a tool. */
export function describeTool(ability: AnyAbility, settings: Settings): Tool {
  const proposes = mayPropose(ability, settings);
  return {
    name: toolName(ability.name),
    title: toolTitle(ability.name),
    description: descriptionOf(ability, proposes),
    inputSchema: portable(inputOf(ability, proposes)) as Tool['inputSchema'],
    outputSchema: proposes
      ? resultSchema(['done', 'approval_needed'], ability.output, { approval: proposalSchema })
      : resultSchema(['done'], ability.output),
    annotations: {
      title: toolTitle(ability.name),
      readOnlyHint: ability.effect === 'read',
      destructiveHint: ability.effect === 'destroy',
      idempotentHint: ability.effect === 'read' || ability.idempotent === true,
      openWorldHint: ability.callsSite === true || 'site_ids_or_domains' in ability.input.properties,
    },
  };
}

function descriptionOf({ summary, instructions = '' }: AnyAbility, proposes: boolean): string {
  const advice = proposes ? instructions.replace(CONFIRM_INSTRUCTIONS, '') : instructions;
  return inToolNames([summary, advice.trim(), proposes ? PROPOSES : ''].filter(part => part !== '').join(' '));
}

/** The person who approves confirms; pages are short. */
function inputOf({ input, effect }: AnyAbility, proposes: boolean): object {
  const { confirm, ...rest } = input.properties as Record<string, object>;
  const asked = confirm !== undefined && !(proposes && effect === 'destroy') ? { confirm } : {};
  const pages = rest.per_page
    ? { per_page: { ...rest.per_page, maximum: PAGE.most, default: PAGE.standard, description: PER_PAGE } }
    : {};
  const { required = [] } = input as { required?: string[] };
  return {
    type: 'object',
    properties: { ...rest, ...asked, ...pages },
    ...(required.length > 0 ? { required: required.filter(name => name !== 'confirm' || 'confirm' in asked) } : {}),
    additionalProperties: false,
  };
}

const PER_PAGE = `Items per page, at most ${PAGE.most}.`;
