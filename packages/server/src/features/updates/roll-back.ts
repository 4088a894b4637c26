import type { UpdateType } from './update.ts';

/** Whether an update can be rolled back, and if not, why. */
export const ROLL_BACKS = [
  'possible',
  'wordpress',
  'translation',
  'no_package',
  'other_host',
  'no_version',
  'not_known',
] as const;
export type RollBack = (typeof ROLL_BACKS)[number];

export interface RollBackFacts {
  readonly type: UpdateType;
  readonly from_version: string;
  readonly to_version: string;
  readonly package_host: string | null;
  readonly package_named: number;
}

/**
 * Whether the previous version can be restored: only if the new one comes from a directory that keeps all versions
 * under one pattern (`slug.1.2.zip`). Otherwise its address would be a guess, which could install something else. Used
 * by the plan, the run, the API and the pages. @param hosts Such directories, separated by commas.
 */
export function rollBackOf(facts: RollBackFacts, hosts: string): RollBack {
  const { type, from_version: from, to_version: to, package_host: host, package_named } = facts;
  if (type === 'core') return 'wordpress';
  if (type === 'translation') return 'translation';
  if (host === null) return 'not_known';
  if (host === '') return 'no_package';
  const keepsAll = hosts.split(',').some(known => known.trim().toLowerCase() === host);
  if (!keepsAll || package_named !== 1) return 'other_host';
  return /^[\w.+-]+$/.test(from) && from !== to ? 'possible' : 'no_version';
}

export const NOT_ROLLED_BACK: Readonly<Record<Exclude<RollBack, 'possible'>, string>> = {
  wordpress: 'WordPress itself cannot be rolled back.',
  translation: 'Translations cannot be rolled back.',
  no_package:
    'The update cannot be rolled back: the site names no package for it, as with most premium plugins and themes.',
  other_host: 'The update cannot be rolled back: its package does not come from a directory that keeps old versions.',
  no_version: 'The update cannot be rolled back: the version before is not known.',
  not_known: 'The update could not be rolled back: the site did not say where its package comes from.',
};
