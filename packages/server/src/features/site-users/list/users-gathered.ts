import type { SiteFailure } from '../../sites/index.ts';
import type { TargetSite } from '../target-sites.ts';
import type { SiteUserView } from './held-answers.ts';
import { PageWindow } from './page-window.ts';

/** One page of the users of sites, assembled while the sites answer. */
export class UsersGathered {
  /** Number of sites that are contacted. */
  readonly sites: number;
  readonly #orders: ReadonlyMap<number, number>;
  readonly #window: PageWindow<SiteUserView>;
  readonly #failures = new Map<number, { site: TargetSite; failure: SiteFailure }>();
  #answered = 0;

  /** @param sites In the order of the list. */
  constructor(sites: readonly TargetSite[], page: { offset: number; limit: number }) {
    this.sites = sites.length;
    this.#orders = new Map(sites.map(({ id }, order) => [id, order]));
    this.#window = new PageWindow(page);
  }

  /** Number of sites that have answered, and of those that failed. */
  get settled(): number {
    return this.#answered + this.#failures.size;
  }

  /** Number of users found so far. */
  get total(): number {
    return this.#window.total;
  }

  answered(siteId: number, users: readonly SiteUserView[]): void {
    this.#answered += 1;
    this.#window.add(this.#orders.get(siteId) ?? 0, users);
  }

  /** A site of which only the user count is known, and none of whose users is on this page. */
  counted(siteId: number, users: number): void {
    this.#answered += 1;
    this.#window.count(this.#orders.get(siteId) ?? 0, users);
  }

  failed(site: TargetSite, failure: SiteFailure): void {
    this.#failures.set(this.#orders.get(site.id) ?? 0, { site, failure });
  }

  /** The users of the page so far, by site and by id. */
  items(): SiteUserView[] {
    return this.#window.items();
  }

  /** In the order of the sites. */
  failures(): readonly { site: TargetSite; failure: SiteFailure }[] {
    return [...this.#failures].sort(([a], [b]) => a - b).map(([, failure]) => failure);
  }
}
