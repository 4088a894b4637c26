import type { HarmKind } from './records.ts';
import type { SimulatedSite } from './site.ts';

/** What is wrong with the site now; an active theme that is not installed breaks it as well (docs/wire/actions.md#themes). */
export function harmOf(site: SimulatedSite): HarmKind | undefined {
  const { harm } = site;
  if (harm && (harm.id === undefined || versionOf(site, harm.id) === harm.version)) return harm.kind;
  const { installed, active } = site.themes;
  if (!installed.some(theme => theme.slug === active)) return 'blank';
  for (const [release, kind] of site.world.badReleases) {
    const [id = '', version] = release.split(' ');
    if (versionOf(site, id) === version) return kind;
  }
  return undefined;
}

/** Version installed of a plugin file, theme slug or `wordpress`. */
export function versionOf(site: SimulatedSite, id: string): string | undefined {
  if (id === 'wordpress') return site.core;
  const plugin = site.plugins.find(({ file }) => file === id);
  return plugin?.version ?? site.themes.installed.find(({ slug }) => slug === id)?.version;
}

/** The item that a call updates; the first one of a list. */
export function updatedId(fn: string, list: string): string {
  return fn === 'upgrade' ? 'wordpress' : (list.split(',')[0] ?? '');
}
