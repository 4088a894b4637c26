import type { AnyAbility } from '../../../kernel/ability/ability.ts';

type Listed = Pick<AnyAbility, 'name' | 'category' | 'givesSecret' | 'personOnly' | 'proof' | 'own'>;

export const TOOLSETS = [
  'sites',
  'plugins',
  'users',
  'security',
  'updates',
  'clients',
  'costs',
  'tags',
  'jobs',
  'approvals',
  'admin',
] as const;
export type Toolset = (typeof TOOLSETS)[number];

/** Offered unless other toolsets are asked for: enough to review a fleet and to update it; `find_tools` has the rest. */
const DEFAULT_TOOLS: ReadonlySet<string> = new Set([
  'get-overview-v1',
  'list-inbox-v1',
  'list-sites-v1',
  'get-site-v1',
  'list-site-plugins-v1',
  'get-site-changes-v1',
  'list-security-issues-v1',
  'sync-site-v1',
  'get-updates-summary-v1',
  'list-updates-v1',
  'plan-updates-v1',
  'run-updates-v1',
  'get-update-run-v1',
  'list-jobs-v1',
]);

/** Parts of a name by which abilities of a large category are told apart. */
const BY_NAME: readonly (readonly [Toolset, RegExp])[] = [
  ['approvals', /approval/],
  ['users', /^(?:list-site-users|[a-z-]*-site-users?|update-admin-passwords)-v1$/],
  ['plugins', /plugin|theme|^install-/],
  ['security', /security|certificates|changes/],
];

/**
 * What assistants are offered at all. Not: answers with a secret, rights of people, and what only a person may do for
 * themselves.
 */
export function isForAssistants({ givesSecret, personOnly, proof, own }: Listed): boolean {
  return givesSecret !== true && personOnly !== true && proof !== 'login' && own !== true;
}

/** Each tool is in one toolset. */
export function toolsetOf({ name, category }: Pick<Listed, 'name' | 'category'>): Toolset {
  const [found] =
    BY_NAME.find(([set, pattern]) => (category === 'sites' || set === 'approvals') && pattern.test(name)) ?? [];
  return found ?? category;
}

/** Whether a tool is listed for a caller who asked for these toolsets. */
export function isListed(ability: Listed, wanted: readonly string[]): boolean {
  if (wanted.includes('all')) return true;
  if (wanted.length === 0 || wanted.includes('default')) {
    if (DEFAULT_TOOLS.has(ability.name)) return true;
  }
  return wanted.includes(toolsetOf(ability));
}

/** `sites,updates`: the toolsets of an address or a command line; `default` and `all` are names as well. */
export function toolsetsIn(text: string): { readonly wanted: readonly string[]; readonly unknown: readonly string[] } {
  const names = text.split(',').map(name => name.trim().toLowerCase());
  const wanted = [...new Set(names.filter(name => name !== ''))];
  const known: ReadonlySet<string> = new Set([...TOOLSETS, 'default', 'all']);
  return { wanted, unknown: wanted.filter(name => !known.has(name)) };
}
