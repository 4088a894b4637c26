import { siteUrl } from './address.ts';
import { pluginOf } from './catalogue/plugins.ts';
import type { FaultBook, SiteFault } from './faults/fault-book.ts';
import type { FaultName } from './faults/names.ts';
import { blankUser } from './state/initial-users.ts';
import type { ActionRow, PluginRecord, ThemeRecord, TranslationRecord, UserRecord } from './state/records.ts';
import type { Site } from './state/site.ts';
import { runBatch, type Which } from './sync/abandoned.ts';
import { pendingCore, pendingPlugin, pendingTheme } from './sync/updates.ts';

/** A pending update, as a dashboard would list it. */
export interface Pending {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
}

/** Control of one site for tests and tools: looking is free, every setter acts at once. */
export class SiteHandle {
  readonly #site: Site;
  readonly #faults: FaultBook;

  constructor(site: Site, faults: FaultBook) {
    this.#site = site;
    this.#faults = faults;
  }

  get k(): number {
    return this.#site.k;
  }

  get url(): string {
    return siteUrl(this.#site.k, this.#site.world.port);
  }

  /** Login of the first administrator. */
  get admin(): string {
    return this.#site.access.admin;
  }

  /** Its password now; empty when that user is gone. */
  get adminPassword(): string {
    return this.#site.userByLogin(this.admin)?.password ?? '';
  }

  /** Whether that user needs a password (or a reconnect secret) to connect. */
  get passwordAuth(): boolean {
    return this.#site.userByLogin(this.admin)?.passwordAuth ?? true;
  }

  get uniqueId(): string {
    return this.#site.uniqueId;
  }

  set uniqueId(value: string) {
    this.#site.uniqueId = value;
  }

  /** What the fault `auth401` asks for. */
  get httpCredentials(): { user: string; password: string } {
    return { user: this.#site.access.httpUser, password: this.#site.access.httpPassword };
  }

  get registered(): boolean {
    return this.#site.connection !== undefined;
  }

  /** Server string and login of the connection, `undefined` while the site holds no key. */
  get connection(): { server: string; admin: string } | undefined {
    const held = this.#site.connection;
    return held && { server: held.server, admin: held.admin };
  }

  /** Last signature algorithm that verified. */
  get ratchet(): number | undefined {
    return this.#site.ratchet;
  }

  /** Number of reconnect secrets kept. */
  get secrets(): number {
    return this.#site.regverify.length;
  }

  /** What the last `syncdata` asked for, `undefined` before the first. */
  get syncList(): Readonly<Record<string, boolean>> | undefined {
    return this.#site.syncList;
  }

  get plugins(): readonly Readonly<PluginRecord>[] {
    return this.#site.plugins;
  }

  plugin(file: string): Readonly<PluginRecord> | undefined {
    return this.#site.plugins.find(plugin => plugin.file === file);
  }

  get themes(): readonly Readonly<ThemeRecord>[] {
    return this.#site.themes.installed;
  }

  get activeTheme(): string {
    return this.#site.themes.active;
  }

  get core(): string {
    return this.#site.core;
  }

  set core(version: string) {
    this.#site.core = version;
  }

  get users(): readonly Readonly<UserRecord>[] {
    return this.#site.users;
  }

  user(login: string): Readonly<UserRecord> | undefined {
    return this.#site.userByLogin(login);
  }

  get translations(): readonly TranslationRecord[] {
    return this.#site.translations;
  }

  set translations(list: TranslationRecord[]) {
    this.#site.translations = list;
  }

  get pendingPlugins(): Pending[] {
    return this.plugins.flatMap(({ file, version, mu }) =>
      pending(file, version, mu ? undefined : pendingPlugin(this.#site, file, version)),
    );
  }

  get pendingThemes(): Pending[] {
    return this.themes.flatMap(({ slug, version }) => pending(slug, version, pendingTheme(this.#site, slug, version)));
  }

  get pendingCore(): string | undefined {
    return pendingCore(this.#site);
  }

  /** Whether the front page works. */
  get broken(): boolean {
    return this.#site.broken || !this.themes.some(theme => theme.slug === this.activeTheme);
  }

  get connectorActive(): boolean {
    return this.#site.connectorActive;
  }

  get faults(): FaultName[] {
    return this.#faults.of(this.k);
  }

  /** These faults from now on; none = healthy, whatever shares say. `times` and `on` narrow a fault down. */
  setFaults(...faults: readonly (FaultName | SiteFault)[]): void {
    this.#faults.setSite(
      this.k,
      faults.map(fault => (typeof fault === 'string' ? { name: fault } : fault)),
    );
  }

  setPasswordAuth(on: boolean, login = this.admin): void {
    this.#change(login).passwordAuth = on;
  }

  /** `slashed`: set through WordPress screens, so hashed with backslashes before quotes. */
  setPassword(password: string, login = this.admin, slashed = false): void {
    Object.assign(this.#change(login), { password, slashed });
  }

  demoteAdmin(login = this.admin): void {
    this.#change(login).role = 'editor';
  }

  setRole(login: string, role: string): void {
    this.#change(login).role = role;
  }

  addUser(login: string, role: string, password = 'correct-horse-7'): void {
    const users = this.#site.changeUsers();
    const id = Math.max(0, ...users.map(user => user.id)) + 1;
    const user = blankUser(id, login, `${login}@site${this.k}.example`, Math.floor(this.#site.seconds));
    users.push(Object.assign(user, { role, password }));
  }

  removeUser(login: string): void {
    const users = this.#site.changeUsers();
    users.splice(users.indexOf(this.#change(login)), 1);
  }

  /** As the button "clear connection data" on the site. */
  clearKey(): void {
    this.#site.clearConnection();
  }

  setConnectorActive(active: boolean): void {
    this.#site.connectorActive = active;
  }

  /** Installs a plugin file, or changes the version or activity of an installed one. */
  setPlugin(file: string, change: { version?: string; active?: boolean } = {}): void {
    const plugins = this.#site.changePlugins();
    const old = plugins.find(plugin => plugin.file === file);
    if (old) Object.assign(old, change);
    else
      plugins.push({
        file,
        version: change.version ?? pluginOf(file).versions.at(-1) ?? '1.0',
        active: change.active ?? false,
      });
  }

  removePlugin(file: string): void {
    const plugins = this.#site.changePlugins();
    const at = plugins.findIndex(plugin => plugin.file === file);
    if (at >= 0) plugins.splice(at, 1);
  }

  setTheme(slug: string, version: string): void {
    const { installed } = this.#site.changeThemes();
    const old = installed.find(theme => theme.slug === slug);
    if (old) old.version = version;
    else installed.push({ slug, version });
  }

  removeTheme(slug: string): void {
    const { installed } = this.#site.changeThemes();
    const at = installed.findIndex(theme => theme.slug === slug);
    if (at >= 0) installed.splice(at, 1);
  }

  activateTheme(slug: string): void {
    this.#site.changeThemes().active = slug;
  }

  repairFrontPage(): void {
    this.#site.broken = false;
  }

  /** Something done at the site itself, as it shows in `child_site_actions_data`. `created` in seconds, default now. */
  localChange(row: Pick<ActionRow, 'context' | 'action' | 'name' | 'slug'> & Partial<ActionRow>): void {
    const id = Math.max(8_999, ...this.#site.actions.map(action => action.id)) + 1;
    const fresh: ActionRow = { id, actor: this.admin, agent: '', created: this.#site.seconds, ...row };
    this.#site.actions = [...this.#site.actions, fresh];
  }

  /** One run of the site's cron: a batch of the abandoned check for plugins and one for themes (§4.7). */
  runCron(which: readonly Which[] = ['plugin', 'theme']): void {
    for (const one of which) runBatch(this.#site, one);
  }

  #change(login: string): UserRecord {
    const user = this.#site.changeUsers().find(candidate => candidate.login === login);
    if (!user) throw new Error(`site ${this.k} has no user "${login}"`);
    return user;
  }
}

function pending(slug: string, from: string, to: string | undefined): Pending[] {
  return to === undefined ? [] : [{ slug, from, to }];
}
