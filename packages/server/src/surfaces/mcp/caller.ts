import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { isPermitted } from '../../kernel/ability/permission.ts';
import type { Ctx } from '../../kernel/context.ts';
import { isForAssistants } from './tools/toolsets.ts';
import type { Waits } from './waits.ts';

/** Who uses this server over MCP, and what they asked to be offered. */
export interface McpCaller {
  readonly ctx: Ctx;
  readonly abilities: readonly AnyAbility[];
  /** Toolsets that were asked for; none: the default. */
  readonly toolsets: readonly string[];
  /** Only what changes nothing. */
  readonly readOnly: boolean;
  /** What the assistant calls itself, where the protocol doesn't say. */
  readonly client: string;
  readonly waits: Waits;
}

/** What a caller may use: of what is for assistants, what its key and the mode allow. */
export function usableBy({ ctx, abilities, readOnly }: McpCaller): AnyAbility[] {
  return abilities.filter(
    ability => isForAssistants(ability) && (!readOnly || ability.effect === 'read') && isPermitted(ctx.actor, ability),
  );
}
