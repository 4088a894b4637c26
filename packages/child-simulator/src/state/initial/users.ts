import { FIRST_NAMES, LAST_NAMES, USUAL_ROLES } from '../../catalogue/people.ts';
import { Dice } from '../../random.ts';
import type { FleetWorld } from '../../world.ts';
import type { UserRecord } from '../records.ts';
import { accessOf } from './profile.ts';

const FIRST_REGISTERED = Date.UTC(2019, 0, 1) / 1000;
const YEARS = 5 * 365 * 86_400;

/** Users that site `k` starts with: the administrator with id 1 and two to nine others. */
export function initialUsers(world: FleetWorld, k: number): UserRecord[] {
  const dice = new Dice(world.seed, 'users', k);
  const access = accessOf(world, k);
  const admin = {
    ...blankUser(1, access.admin, `${access.admin}@site${k}.example`, FIRST_REGISTERED),
    role: 'administrator',
  };
  admin.password = access.password;
  admin.slashed = access.slashed;
  admin.passwordAuth = access.passwordAuth;
  admin.posts = 1 + dice.int(40);
  return [admin, ...Array.from({ length: 2 + dice.int(8) }, (_none, i) => someone(dice, i + 2, k))];
}

/** A user with only a login and an e-mail address. */
export function blankUser(id: number, login: string, email: string, registered: number): UserRecord {
  return {
    id,
    login,
    email,
    role: 'subscriber',
    firstName: '',
    lastName: '',
    displayName: login,
    nickname: login,
    url: '',
    description: '',
    password: '',
    slashed: false,
    passwordAuth: true,
    registered,
    posts: 0,
  };
}

function someone(dice: Dice, id: number, k: number): UserRecord {
  const first = dice.pick(FIRST_NAMES);
  const last = dice.pick(LAST_NAMES);
  const login = `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, 'o') + id;
  const user = blankUser(id, login, `${login}@site${k}.example`, FIRST_REGISTERED + dice.int(YEARS));
  user.role = dice.pick(USUAL_ROLES);
  user.firstName = first;
  user.lastName = last;
  user.displayName = `${first} ${last}`;
  user.password = dice.text(12);
  user.posts = user.role === 'author' || user.role === 'editor' ? dice.int(60) : 0;
  return user;
}
