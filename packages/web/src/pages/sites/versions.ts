import type { Input } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';

export const KINDS = ['wp', 'php', 'child'] as const;

const SOFTWARE = { wp: 'WordPress', php: 'PHP' } as const;

export const softwareName = (kind: (typeof KINDS)[number]): string =>
  kind === 'child' ? t('sites.filters.connector') : SOFTWARE[kind];

interface Counted {
  readonly version: string;
  readonly sites: number;
}

/** `WordPress 6.9`, from `wp 6.9`. */
export function nameOf(chosen: string): string {
  const [name, version = ''] = chosen.split(' ');
  const kind = KINDS.find(known => known === name) ?? 'wp';
  return t('sites.filters.version', { software: softwareName(kind), version });
}

/**
 * The available versions, newest first: each line with several versions (8.2) before its versions. A line stands for
 * all of its versions, as in the listing ability.
 */
export function linesOf(versions: readonly Counted[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const { version, sites } of versions) {
    const line = /^\d+\.\d+(?=\.|$)/.exec(version)?.[0] ?? version;
    const own = versions.filter(other => other.version === line || other.version.startsWith(`${line}.`));
    if (own.length > 1 && !found.has(line)) {
      found.set(line, { version: line, sites: own.reduce((sum, other) => sum + other.sites, 0) });
    }
    if (!found.has(version)) found.set(version, { version, sites });
  }
  return [...found.values()];
}

/** In the format of the ability that lists sites. */
export function versionInput(chosen: readonly string[] = []) {
  const of = (kind: string) => {
    const versions = chosen.flatMap(version =>
      version.startsWith(`${kind} `) ? [version.slice(kind.length + 1)] : [],
    );
    return versions.length > 0 ? versions : undefined;
  };
  return {
    wp_versions: of('wp'),
    php_versions: of('php'),
    child_versions: of('child'),
  } satisfies Input<'list-site-records-v1'>;
}
