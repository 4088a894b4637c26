import { simulatedSiteUrl } from './address.ts';
import { pluginOf } from './catalogue/plugins.ts';
import { publicKeyOf } from './connector/public-keys.ts';
import type { FaultBook } from './faults/fault-book.ts';
import type { FaultName } from './faults/names.ts';
import { harmOf } from './state/harm.ts';
import type { CommentRecord, PostRecord } from './state/initial/content.ts';
import type { PluginRecord, ThemeRecord, TranslationRecord, UserRecord } from './state/records.ts';
import type { SimulatedSite } from './state/site.ts';
import { pendingCore, pendingPlugin, pendingTheme, phpSuffices } from './sync/updates.ts';

/** A pending update, as a dashboard would list it. */
export interface Pending {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  /** False when the update cannot succeed: sold elsewhere, or the site's PHP is too old. */
  readonly works: boolean;
}

/** Read access to one site. */
export class SiteView {
  protected readonly state: SimulatedSite;
  protected readonly book: FaultBook;

  constructor(site: SimulatedSite, faults: FaultBook) {
    this.state = site;
    this.book = faults;
  }

  get k(): number {
    return this.state.k;
  }

  get url(): string {
    return simulatedSiteUrl(this.state.k, this.state.world.port);
  }

  /** Language of its WordPress, such as `de_DE`. */
  get language(): string {
    return this.state.profile.language;
  }

  /** Login of the first administrator. */
  get admin(): string {
    return this.state.access.admin;
  }

  /** Its password now; empty when that user is gone. */
  get adminPassword(): string {
    return this.state.userByLogin(this.admin)?.password ?? '';
  }

  /** Whether that user needs a password (or a reconnect secret) to connect. */
  get passwordAuth(): boolean {
    return this.state.userByLogin(this.admin)?.passwordAuth ?? true;
  }

  get posts(): readonly PostRecord[] {
    return this.state.content.posts;
  }

  post(id: number): PostRecord | undefined {
    return this.posts.find(post => post.id === id);
  }

  get comments(): readonly CommentRecord[] {
    return this.state.content.comments;
  }

  get uniqueId(): string {
    return this.state.uniqueId;
  }

  /** What the fault `auth401` asks for. */
  get httpCredentials(): { user: string; password: string } {
    return { user: this.state.access.httpUser, password: this.state.access.httpPassword };
  }

  get registered(): boolean {
    return this.state.connection !== undefined;
  }

  /** Server string and login of the connection, `undefined` while the site holds no key. */
  get connection(): { server: string; admin: string } | undefined {
    const held = this.state.connection;
    return held && { server: held.server, admin: held.admin };
  }

  /** `rsa` or `ec`; `undefined` while the site holds no key. */
  get keyType(): string | undefined {
    const held = this.state.connection;
    return held && publicKeyOf(held.publicPem)?.asymmetricKeyType;
  }

  /** Last signature algorithm that verified. */
  get ratchet(): number | undefined {
    return this.state.ratchet;
  }

  /** Number of reconnect secrets kept. */
  get secrets(): number {
    return this.state.regverify.length;
  }

  /** What the last `syncdata` asked for, `undefined` before the first. */
  get syncList(): Readonly<Record<string, boolean>> | undefined {
    return this.state.syncList;
  }

  get plugins(): readonly Readonly<PluginRecord>[] {
    return this.state.plugins;
  }

  plugin(file: string): Readonly<PluginRecord> | undefined {
    const named = this.state.plugins.filter(plugin => plugin.file === file);
    return named.find(plugin => !plugin.mu) ?? named[0];
  }

  get themes(): readonly Readonly<ThemeRecord>[] {
    return this.state.themes.installed;
  }

  get activeTheme(): string {
    return this.state.themes.active;
  }

  get core(): string {
    return this.state.core;
  }

  get users(): readonly Readonly<UserRecord>[] {
    return this.state.users;
  }

  user(login: string): Readonly<UserRecord> | undefined {
    return this.state.userByLogin(login);
  }

  get translations(): readonly TranslationRecord[] {
    return this.state.translations;
  }

  get pendingPlugins(): Pending[] {
    return this.plugins.flatMap(({ file, version, mu }) =>
      pending(file, version, mu ? undefined : pendingPlugin(this.state, file, version), this.#updatable(file)),
    );
  }

  get pendingThemes(): Pending[] {
    return this.themes.flatMap(({ slug, version }) => pending(slug, version, pendingTheme(this.state, slug, version)));
  }

  get pendingCore(): string | undefined {
    return pendingCore(this.state);
  }

  /** Whether the front page works. */
  get broken(): boolean {
    return harmOf(this.state) !== undefined;
  }

  get connectorActive(): boolean {
    return this.state.connectorActive;
  }

  get faults(): FaultName[] {
    return this.book.of(this.k);
  }

  #updatable(file: string): boolean {
    const plugin = pluginOf(file);
    return !plugin.premium && phpSuffices(this.state, plugin);
  }
}

function pending(slug: string, from: string, to: string | undefined, works = true): Pending[] {
  return to === undefined ? [] : [{ slug, from, to, works }];
}
