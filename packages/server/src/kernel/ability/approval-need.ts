import type { AnyAbility } from './ability.ts';

type Facts = Pick<AnyAbility, 'effect' | 'adminOnly' | 'needsApproval' | 'input'>;

/** Inputs that name many sites at once. */
const MANY_SITES = ['site_ids_or_domains', 'websites'] as const;

/** Left out where it may be, it stands for all sites. */
const ONE_SITE = 'site_id_or_domain';

/**
 * Whether a call of an assistant waits until a person approves it: what loses something for good, what changes who may do
 * what here, and what changes many sites. A list of one site is not many. Facts of the ability go first.
 */
export function callNeedsApproval({ effect, adminOnly, needsApproval, input }: Facts, given: object): boolean {
  if (effect === 'read' || isDryRun(effect, given)) return false;
  if (typeof needsApproval === 'boolean') return needsApproval;
  if (needsApproval?.some(name => Object.hasOwn(given, name))) return true;
  if (effect === 'destroy' || adminOnly === true) return true;
  if (mayLeaveOut(input, ONE_SITE) && !Object.hasOwn(given, ONE_SITE)) return true;
  const many = MANY_SITES.find(name => name in input.properties);
  return many !== undefined && !namesOneSite(many, given);
}

/** Whether any call of it may have to wait. */
export function mayNeedApproval(facts: Facts): boolean {
  if (facts.effect === 'read') return false;
  return Array.isArray(facts.needsApproval) || callNeedsApproval(facts, {});
}

function isDryRun(effect: string, given: object): boolean {
  return effect === 'destroy' && 'dry_run' in given && given.dry_run === true && !('confirm' in given && given.confirm);
}

function mayLeaveOut({ properties, required }: Facts['input'], name: string): boolean {
  return name in properties && required?.includes(name) !== true;
}

/** Groups and clients stand for any number of sites. */
function namesOneSite(name: (typeof MANY_SITES)[number], given: object): boolean {
  const { [name]: sites, clients = [], groups = [] } = given as Readonly<Record<string, unknown>>;
  const isNone = (value: unknown) => Array.isArray(value) && value.length === 0;
  return Array.isArray(sites) && sites.length === 1 && isNone(clients) && isNone(groups);
}
