import { LATEST_CORE } from '../catalogue/platform.ts';
import type { FleetWorld } from '../world.ts';
import { type Content, initialContent } from './initial/content.ts';
import { initialCore, initialTranslations } from './initial/core.ts';
import { lastOnly } from './initial/last-only.ts';
import { initialActions, initialLogs } from './initial/logs.ts';
import { initialPlugins } from './initial/plugins.ts';
import { type Access, accessOf, type SiteProfile, siteProfileOf } from './initial/profile.ts';
import { initialThemes, type ThemeState } from './initial/themes.ts';
import { initialUsers } from './initial/users.ts';
import type { ActionRow, LogRow, PluginRecord, TranslationRecord, UserRecord } from './records.ts';

const pluginsToRead = lastOnly(initialPlugins);
const themesToRead = lastOnly(initialThemes);
const contentToRead = lastOnly(initialContent);
const usersToRead = lastOnly(initialUsers);
const profileToRead = lastOnly(siteProfileOf);
const accessToRead = lastOnly(accessOf);

const MAX_LOG_ROWS = 200;

/**
 * What a site has installed, its users and its logs. The first state is a pure function of (seed, k), computed on every
 * read; a part is stored only once it changes, so that 10,000 sites fit into memory.
 */
export class SiteContents {
  readonly k: number;
  readonly world: FleetWorld;
  #core: string | undefined;
  #plugins: PluginRecord[] | undefined;
  #themes: ThemeState | undefined;
  #users: UserRecord[] | undefined;
  #content: Content | undefined;
  #translations: TranslationRecord[] | undefined;
  #actions: ActionRow[] | undefined;
  #logs: LogRow[] | undefined;

  constructor(world: FleetWorld, k: number) {
    this.world = world;
    this.k = k;
  }

  get profile(): SiteProfile {
    return profileToRead(this.world, this.k);
  }

  get access(): Access {
    return accessToRead(this.world, this.k);
  }

  get core(): string {
    return this.#core ?? initialCore(this.world, this.k);
  }

  set core(version: string) {
    this.#core = version;
  }

  /** Newest WordPress version on offer. */
  get newestCore(): string {
    return this.world.releases.get('wordpress') ?? LATEST_CORE;
  }

  /** Read-only: unchanged parts are computed on every read. Use `changePlugins()` to change them. */
  get plugins(): readonly PluginRecord[] {
    return this.#plugins ?? pluginsToRead(this.world, this.k);
  }

  changePlugins(): PluginRecord[] {
    this.#plugins ??= initialPlugins(this.world, this.k);
    return this.#plugins;
  }

  /** Read-only, see `plugins`. */
  get themes(): Readonly<ThemeState> {
    return this.#themes ?? themesToRead(this.world, this.k);
  }

  changeThemes(): ThemeState {
    this.#themes ??= initialThemes(this.world, this.k);
    return this.#themes;
  }

  /** Read-only, see `plugins`. */
  get users(): readonly UserRecord[] {
    return this.#users ?? usersToRead(this.world, this.k);
  }

  changeUsers(): UserRecord[] {
    this.#users ??= initialUsers(this.world, this.k);
    return this.#users;
  }

  /** Read-only, see `plugins`. */
  get content(): Content {
    return this.#content ?? contentToRead(this.world, this.k);
  }

  changeContent(): Content {
    this.#content ??= initialContent(this.world, this.k);
    return this.#content;
  }

  get translations(): readonly TranslationRecord[] {
    return this.#translations ?? initialTranslations(this.world, this.k, pluginsToRead(this.world, this.k));
  }

  set translations(list: TranslationRecord[]) {
    this.#translations = list;
  }

  get actions(): readonly ActionRow[] {
    return this.#actions ?? initialActions(this.world, this.k, pluginsToRead(this.world, this.k), this.access.admin);
  }

  set actions(rows: ActionRow[]) {
    this.#actions = rows.slice(-MAX_LOG_ROWS);
  }

  get logs(): readonly LogRow[] {
    return this.#logs ?? initialLogs(this.world, this.k, pluginsToRead(this.world, this.k), this.access.admin);
  }

  set logs(rows: LogRow[]) {
    this.#logs = rows.slice(-MAX_LOG_ROWS);
  }
}
