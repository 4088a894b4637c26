import type { CallToolResult } from '@modelcontextprotocol/server';
import { proposeCall } from '../../../features/approvals/index.ts';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { callNeedsApproval } from '../../../kernel/ability/approval-need.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import { requireModule } from '../../../kernel/ability/modules.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { mayPropose, PAGE } from './describe-tool.ts';
import { proposalResult } from './proposal.ts';
import { toolResult } from './results.ts';

/** Runs an ability for an assistant, or keeps the call for a person. @throws AppError as the ability does. */
export async function runForAssistant(
  ctx: Ctx,
  ability: AnyAbility,
  given: object,
  client: string,
): Promise<CallToolResult> {
  const input = withShortPages(ability, given);
  if (waitsForPerson(ctx, ability, input)) return proposalResult(ctx, await proposeCall(ctx, ability, input, client));
  await requireModule(ability.module, ctx);
  return toolResult({ status: 'done' }, await execute(ability, () => input, ctx));
}

function waitsForPerson({ settings }: Ctx, ability: AnyAbility, input: object): boolean {
  if (!mayPropose(ability, settings)) return false;
  if (callNeedsApproval(ability, input)) return true;
  // Asked for, a dry run changes nothing under any setting.
  return settings.mcpApprovals === 'all' && !('dry_run' in input && input.dry_run === true);
}

function withShortPages({ input }: AnyAbility, given: object): object {
  if (!('per_page' in input.properties)) return given;
  const { per_page = PAGE.standard } = given as { per_page?: unknown };
  return { ...given, per_page: typeof per_page === 'number' ? Math.min(per_page, PAGE.most) : per_page };
}
