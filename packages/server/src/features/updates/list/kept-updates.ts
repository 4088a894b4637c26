import { shapeOutput } from '../../../kernel/ability/shape.ts';
import { pendingUpdateSchema } from '../update.schemas.ts';
import { pendingViews, type UpdateView } from '../update.views.ts';
import { isTranslation, type StoredOffer, updateOfLine } from './site-updates.store.ts';

/** An update as it goes out, and the same as JSON, behind a comma. */
export interface ListedUpdate {
  readonly view: UpdateView;
  readonly json: Buffer;
}

/** Whether it is kept for all sites that have it: translations are put together of the languages of a site. */
export const isKeptUpdate = ({ view }: Pick<ListedUpdate, 'view'>) => view.languages === undefined;

/** Of 2 to 8 MB. */
const MOST = 10_000;

/** All that an update is searched by. */
export type Fits = (update: Pick<UpdateView, 'slug' | 'name' | 'new_version'>) => boolean;

/**
 * Updates made of their lines. A fleet has the same few thousand updates again and again, so each is made, checked and
 * written as JSON once. The oldest leave when there are too many.
 */
export class KeptUpdates {
  readonly #kept = new Map<string, ListedUpdate>();
  #hosts = '';
  #left = 0;

  /** How many have left. Whoever holds some lets go of them then, or they would still take memory. */
  get left(): number {
    return this.#left;
  }

  /**
   * Those that fit.
   * @param lines As `selectSitesWithLines` has them.
   * @param hosts Directories of packages that keep all versions (setting updates.package_hosts).
   */
  of(lines: string | null, hosts: string, fits?: Fits): ListedUpdate[] {
    if (lines === null) return [];
    if (hosts !== this.#hosts) this.#dropAll();
    this.#hosts = hosts;
    const all = lines.split('\n');
    // They are the last ones, and several lines of languages are one update.
    const languages = isTranslation(all.at(-1) as string) ? all.splice(all.findIndex(isTranslation)) : [];
    const single = all.map(line => this.#kept.get(line) ?? this.#made(line, hosts));
    const offered = languages.map(updateOfLine);
    if (!fits) return [...single, ...made(offered, hosts)];
    return [...single.filter(({ view }) => fits(view)), ...made(offered.filter(fits), hosts)];
  }

  #made(line: string, hosts: string): ListedUpdate {
    const [update] = made([updateOfLine(line)], hosts) as [ListedUpdate];
    if (this.#kept.size >= MOST) this.#drop(this.#kept.keys().next().value as string);
    // A copy: a part of a text keeps all of it in memory.
    this.#kept.set(Buffer.from(line).toString(), update);
    return update;
  }

  #dropAll(): void {
    for (const line of this.#kept.keys()) this.#drop(line);
  }

  #drop(line: string): void {
    this.#kept.delete(line);
    this.#left += 1;
  }
}

function made(updates: readonly StoredOffer[], hosts: string): ListedUpdate[] {
  return pendingViews(updates, hosts).map(view => ({
    view,
    json: Buffer.from(`,${JSON.stringify(shapeOutput(pendingUpdateSchema, view))}`),
  }));
}
