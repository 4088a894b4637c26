import { ADMIN_LOGINS } from '../../catalogue/people.ts';
import { DATABASES, LANGUAGES, PHP_VERSIONS, ZONES } from '../../catalogue/platform.ts';
import { Dice, hash } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';

/** Facts of a site that calls of a dashboard never change. */
export interface SiteProfile {
  readonly title: string;
  readonly php: string;
  readonly database: string;
  readonly language: string;
  readonly zone: string;
  readonly debug: boolean;
  readonly wpEngine: 0 | 1;
  readonly host: '' | 'flywheel';
  readonly health: { readonly good: number; readonly recommended: number; readonly critical: number };
}

export function siteProfileOf(world: FleetWorld, k: number): SiteProfile {
  const dice = new Dice(world.seed, 'profile', k);
  return {
    title: `Site ${k}`,
    php: dice.pick(PHP_VERSIONS),
    database: dice.pick(DATABASES),
    language: dice.pick(LANGUAGES),
    zone: dice.pick(ZONES),
    debug: dice.chance(0.04),
    wpEngine: k % 50 === 29 ? 1 : 0,
    host: k % 50 === 31 ? 'flywheel' : '',
    health: { good: 10 + dice.int(10), recommended: dice.int(6), critical: dice.chance(0.2) ? 1 : 0 },
  };
}

/** How to connect to a site. Of twenty sites one has password authentication off and a unique id, one has both on. */
export interface Access {
  readonly admin: string;
  readonly password: string;
  readonly passwordAuth: boolean;
  readonly slashed: boolean;
  readonly uniqueId: string;
  /** Credentials the fault `auth401` asks for. */
  readonly httpUser: string;
  readonly httpPassword: string;
}

/** Every tenth password has characters that break careless encoding; every fortieth a quote. */
export function accessOf(world: FleetWorld, k: number): Access {
  const dice = new Dice(world.seed, 'access', k);
  const plain = dice.text(14);
  const slashed = k % 40 === 19;
  const awkward = k % 10 === 9 ? `${plain}%41+&= é` : plain;
  const kind = k % 20;
  return {
    admin: world.registered?.admin ?? ADMIN_LOGINS[hash(world.seed, 'login', k) % ADMIN_LOGINS.length] ?? 'admin',
    password: slashed ? `${plain}'q` : awkward,
    passwordAuth: kind !== 7,
    slashed,
    uniqueId: kind === 7 || kind === 13 ? dice.text(12) : '',
    httpUser: 'gate',
    httpPassword: dice.text(10),
  };
}
