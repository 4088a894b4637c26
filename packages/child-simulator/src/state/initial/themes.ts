import { THEMES, themeOf } from '../../catalogue/themes.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';
import type { ThemeRecord } from '../records.ts';

const STANDARD = THEMES.filter(theme => theme.standard);
const OTHERS = THEMES.filter(theme => !theme.standard);
const BEHIND = THEMES.filter(theme => theme.versions.length > 1 && !theme.template);

export interface ThemeState {
  readonly installed: ThemeRecord[];
  /** Stylesheet in use; one that is not installed breaks the front page. */
  active: string;
}

/** Themes that site `k` starts with: at least one outdated, parent themes included. */
export function initialThemes(world: FleetWorld, k: number): ThemeState {
  const dice = new Dice(world.seed, 'themes', k);
  const behind = dice.pick(BEHIND);
  const chosen = new Set([behind.slug, dice.pick(STANDARD).slug, ...dice.some(OTHERS, 2).map(theme => theme.slug)]);
  for (const slug of [...chosen]) {
    const parent = themeOf(slug).template;
    if (parent !== undefined) chosen.add(parent);
  }
  const slugs = [...chosen];
  const installed = slugs.map(slug => {
    const { versions } = themeOf(slug);
    const back = slug === behind.slug || dice.chance(0.2) ? 2 : 1;
    return { slug, version: versions.at(-Math.min(back, versions.length)) ?? '1.0' };
  });
  return { installed: installed.sort((a, b) => (a.slug < b.slug ? -1 : 1)), active: dice.pick(slugs) };
}
