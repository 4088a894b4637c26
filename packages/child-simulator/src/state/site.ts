import { regverifyHash } from '@sitekeeper/protocol';
import { LATEST_CORE } from '../catalogue/platform.ts';
import { Dice } from '../random.ts';
import type { FleetWorld } from '../world.ts';
import { initialCore, initialTranslations } from './initial/core.ts';
import { lastOnly } from './initial/last-only.ts';
import { initialActions, initialLogs } from './initial/logs.ts';
import { initialPlugins } from './initial/plugins.ts';
import { type Access, accessOf, type SiteProfile, siteProfileOf } from './initial/profile.ts';
import { initialThemes, type ThemeState } from './initial/themes.ts';
import { initialUsers } from './initial/users.ts';
import type {
  AbandonedCache,
  ActionRow,
  ConnectionRecord,
  Harm,
  LogRow,
  PluginRecord,
  Ratchet,
  RegVerify,
  SyncList,
  TranslationRecord,
  UserRecord,
} from './records.ts';

/** Switches of `securityFix` (docs/wire/sync.md#security-checks): enforced by the connector. */
export interface Enforced {
  db_reporting: boolean;
  php_reporting: boolean;
}

const pluginsToRead = lastOnly(initialPlugins);
const themesToRead = lastOnly(initialThemes);
const usersToRead = lastOnly(initialUsers);
const profileToRead = lastOnly(siteProfileOf);
const accessToRead = lastOnly(accessOf);

const MAX_LOG_ROWS = 200;
const MAX_SECRETS = 5;

/**
 * One site. Its first state is a pure function of (seed, k), computed on every read; a part is stored only once it
 * changes, so that 10,000 sites fit into memory.
 */
export class SimulatedSite {
  readonly k: number;
  readonly world: FleetWorld;
  connection: ConnectionRecord | undefined;
  ratchet: Ratchet;
  syncList: SyncList | undefined;
  outdatedAfterDays = 365;
  connectorActive = true;
  /** What an update did to it, see `harmOf`. */
  harm: Harm | undefined;
  /** Milliseconds since 1970 of the first request seen without a key; starts the self-deactivation timer. */
  unconnectedSince: number | undefined;
  regverify: readonly RegVerify[] = [];
  abandoned: { plugin?: AbandonedCache; theme?: AbandonedCache } | undefined;
  enforced: Enforced | undefined;
  #secrets = 0;
  #uniqueId: string | undefined;
  #core: string | undefined;
  #plugins: PluginRecord[] | undefined;
  #themes: ThemeState | undefined;
  #users: UserRecord[] | undefined;
  #translations: TranslationRecord[] | undefined;
  #actions: ActionRow[] | undefined;
  #logs: LogRow[] | undefined;

  constructor(world: FleetWorld, k: number) {
    this.world = world;
    this.k = k;
    const known = world.registered;
    if (known) this.connection = { publicPem: known.publicPem, server: known.server, admin: this.access.admin };
    if (known) this.ratchet = 7;
  }

  get profile(): SiteProfile {
    return profileToRead(this.world, this.k);
  }

  get access(): Access {
    return accessToRead(this.world, this.k);
  }

  get uniqueId(): string {
    return this.#uniqueId ?? this.access.uniqueId;
  }

  set uniqueId(value: string) {
    this.#uniqueId = value;
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

  /** Every account that could use a name or an address, including those of other sites in a network. */
  get accounts(): readonly UserRecord[] {
    return this.users;
  }

  /** Removes a user from the site. */
  dropUser(user: UserRecord): void {
    const users = this.changeUsers();
    users.splice(users.indexOf(user), 1);
  }

  /** Makes an account a user of the site. */
  join(account: UserRecord): UserRecord {
    return account;
  }

  /** Address of the page on which visitors register sites; '' for its own, undefined outside of a network. */
  get signupPage(): string | undefined {
    return undefined;
  }

  userByLogin(login: string): UserRecord | undefined {
    return this.users.find(user => user.login === login);
  }

  /** Seconds since 1970, with a fraction. */
  get seconds(): number {
    return this.world.now() / 1000;
  }

  /** Makes a reconnect secret for `login`; of each login the five newest are kept. @returns `K-S` to hand out. */
  newSecret(login: string): string {
    const dice = new Dice(this.world.seed, 'regverify', this.k, this.#secrets++);
    const [key, secure] = [dice.hex(40), dice.hex(40)];
    const others = this.regverify.filter(entry => entry.login !== login);
    const own = this.regverify.filter(entry => entry.login === login);
    const entry = { login, hashKey: regverifyHash(key), secure };
    this.regverify = [...others, ...[...own, entry].slice(-MAX_SECRETS)];
    return `${key}-${secure}`;
  }

  /** What a disconnect deletes; the unique id, the reconnect secrets and the remembered `syncdata` survive (docs/wire/connection.md#disconnect). */
  clearConnection(): void {
    this.connection = undefined;
    this.ratchet = undefined;
    this.enforced = undefined;
  }
}
