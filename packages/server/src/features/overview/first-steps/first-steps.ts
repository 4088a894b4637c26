import { abilityNamed } from '../../../kernel/ability/ability-named.ts';
import { isPermitted } from '../../../kernel/ability/permission.ts';
import type { Ctx } from '../../../kernel/context.ts';

/** Sites from which on nobody is a beginner. */
export const ENOUGH_SITES = 10;

export const FIRST_STEPS = [
  'first_site',
  'ten_sites',
  'second_factor',
  'colleague',
  'channel',
  'alarm_rule',
  'backup',
  'vulnerability_feed',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a step is done with: whoever may not run that doesn't see the step. */
const NEEDS: Readonly<Record<FirstStep, string | undefined>> = {
  first_site: 'add-site-v1',
  ten_sites: 'add-site-v1',
  second_factor: undefined,
  colleague: 'invite-person-v1',
  channel: 'add-channel-v1',
  alarm_rule: 'add-alarm-rule-v1',
  backup: 'update-settings-v1',
  vulnerability_feed: 'set-vulnerability-feed-v1',
};

export function mayTake(ctx: Ctx, step: FirstStep): boolean {
  const name = NEEDS[step];
  const needed = name === undefined ? undefined : abilityNamed(ctx, name);
  return needed === undefined ? name === undefined : isPermitted(ctx.actor, needed);
}
