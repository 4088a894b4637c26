import { regverifyHash, type UnreadReason } from '@sitekeeper/protocol';
import { Dice } from '../random.ts';
import type { FleetWorld } from '../world.ts';
import type {
  AbandonedCache,
  AlteredFiles,
  ConnectionRecord,
  Harm,
  Ratchet,
  RegVerify,
  SyncList,
  UserRecord,
} from './records.ts';
import { SiteContents } from './site-contents.ts';

/** Switches of `securityFix` (docs/wire/sync.md#security-checks): enforced by the connector. */
export interface Enforced {
  db_reporting: boolean;
  php_reporting: boolean;
}

const MAX_SECRETS = 5;

/** One site: what it contains, and how it is connected to a dashboard. */
export class SimulatedSite extends SiteContents {
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
  /** Seconds since 1970 of the last backup that the connector has seen, by the name of the plugin that made it. */
  readonly lastBackups = new Map<string, unknown>();
  /** Files that somebody changed by hand, by item. */
  readonly altered = new Map<string, AlteredFiles>();
  /** Items whose files can't be read, with the reason. */
  readonly unreadFiles = new Map<string, UnreadReason>();
  /** Happens each time that files were read, before the answer leaves. */
  afterReading: (() => void) | undefined;
  #secrets = 0;
  #uniqueId: string | undefined;

  constructor(world: FleetWorld, k: number) {
    super(world, k);
    const known = world.registered;
    if (known) this.connection = { publicPem: known.publicPem, server: known.server, admin: this.access.admin };
    if (known) this.ratchet = 7;
  }

  get uniqueId(): string {
    return this.#uniqueId ?? this.access.uniqueId;
  }

  set uniqueId(value: string) {
    this.#uniqueId = value;
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
