import { simulatedSiteUrl } from '../address.ts';
import type { FleetWorld } from '../world.ts';
import type { UserRecord } from './records.ts';
import { SimulatedSite } from './site.ts';

/** Ids of users on the n-th site of a network start at n × this, because all accounts share one table. */
const IDS_PER_SITE = 10_000;

/** A multisite network: its sites share plugins, themes, core and accounts. The first is its main site. */
export class Network {
  readonly sites: readonly number[];
  readonly members = new Map<number, NetworkSite>();
  /** Accounts that no longer belong to any site. */
  readonly left: UserRecord[] = [];
  /** Updates in progress on any of its sites. */
  updating = 0;
  /** Updates that started while another one changed the same files, and therefore failed. */
  collisions = 0;
  #files: SimulatedSite | undefined;

  constructor(sites: readonly number[]) {
    this.sites = sites;
  }

  get main(): number {
    return this.sites[0] as number;
  }

  /** Holds what the sites share. */
  files(world: FleetWorld): SimulatedSite {
    this.#files ??= new SimulatedSite(world, this.main);
    return this.#files;
  }
}

/** One site of a network. */
export class NetworkSite extends SimulatedSite {
  readonly network: Network;
  #ownIds = false;

  constructor(world: FleetWorld, k: number, network: Network) {
    super(world, k);
    this.network = network;
    network.members.set(k, this);
  }

  override get core(): string {
    return this.network.files(this.world).core;
  }

  override set core(version: string) {
    this.network.files(this.world).core = version;
  }

  override get plugins() {
    return this.network.files(this.world).plugins;
  }

  override changePlugins() {
    return this.network.files(this.world).changePlugins();
  }

  override get themes() {
    return this.network.files(this.world).themes;
  }

  override changeThemes() {
    return this.network.files(this.world).changeThemes();
  }

  override get users(): readonly UserRecord[] {
    return this.changeUsers();
  }

  override changeUsers(): UserRecord[] {
    const users = super.changeUsers();
    if (!this.#ownIds) {
      const from = IDS_PER_SITE * this.network.sites.indexOf(this.k);
      users.splice(0, users.length, ...users.map(user => ({ ...user, id: user.id + from })));
      this.#ownIds = true;
    }
    return users;
  }

  override get accounts(): readonly UserRecord[] {
    const ofSites = [...this.network.members.values()].flatMap(site => site.users);
    return [...new Map([...this.network.left, ...ofSites].map(user => [user.id, user])).values()];
  }

  /** The account stays in the network. */
  override dropUser(user: UserRecord): void {
    super.dropUser(user);
    if (!this.accounts.some(({ id }) => id === user.id)) this.network.left.push(user);
  }

  override join(account: UserRecord): UserRecord {
    const own = this.users.find(user => user.id === account.id);
    if (own) return own;
    const member = { ...account, role: '', posts: 0 };
    this.changeUsers().push(member);
    return member;
  }

  override get signupPage(): string {
    const { main } = this.network;
    return main === this.k ? '' : `${simulatedSiteUrl(main, this.world.port)}/wp-signup.php`;
  }
}

/** @throws Error that names a site in two networks or beyond the fleet. */
export function networksOf(lists: readonly (readonly number[])[], sites: number): Map<number, Network> {
  const found = new Map<number, Network>();
  for (const list of lists) {
    const network = new Network(list);
    for (const k of list) {
      if (!Number.isInteger(k) || k < 1 || k > sites)
        throw new Error(`a network lists site ${k}, which the fleet does not have`);
      if (found.has(k)) throw new Error(`site ${k} must not be in two networks`);
      found.set(k, network);
    }
  }
  return found;
}
