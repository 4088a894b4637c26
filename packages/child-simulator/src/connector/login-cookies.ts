import { Dice, hash } from '../random.ts';
import type { UserRecord } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';

const TWO_DAYS = 2 * 86_400;

/** A signed call logs its user in, so its reply sets the cookies of a WordPress session: whoever has them is that user. */
export function loginCookies(site: SimulatedSite, user: UserRecord): string[] {
  const { seed } = site.world;
  const name = hash(seed, 'cookie-hash', site.k).toString(16).padStart(32, '0');
  const expires = Math.floor(site.seconds) + TWO_DAYS;
  const dice = new Dice(seed, 'session', site.k, expires);
  const value = encodeURIComponent(`${user.login}|${expires}|${dice.text(43)}|${dice.hex(64)}`);
  const cookie = (kind: string, path: string) => `${kind}_${name}=${value}; path=${path}; HttpOnly`;
  return [
    cookie('wordpress', '/wp-content/plugins'),
    cookie('wordpress', '/wp-admin'),
    cookie('wordpress_logged_in', '/'),
  ];
}
