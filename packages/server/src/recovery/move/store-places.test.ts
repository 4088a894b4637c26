import { expect, it } from 'vitest';
import { hasPassword, nameOfPlace, placeOf } from './store-places.ts';

it.each([
  ['postgres://anna:secret@db.example:5433/x', 'PostgreSQL db.example:5433/x', true],
  ['postgres://anna@/x?host=/run/postgresql', 'PostgreSQL /run/postgresql/x', false],
  ['postgres://anna:secret@/x?host=/run/postgresql', 'PostgreSQL /run/postgresql/x', true],
  ['postgres:///x', 'PostgreSQL /x', false],
])('names the database of %s without its user, whether it is reached by a socket or not', (address, name, password) => {
  const place = placeOf(address);
  expect([place.databaseUrl, nameOfPlace(place), hasPassword(place)]).toEqual([address, name, password]);
});
