import { expect, it } from 'vitest';
import { wrongInTable } from '../support/table-of-tests.ts';

/* Fails with a new file in this folder, and with a changed word in a link. */
it('the table in README.md lists every test of this folder, and no other', () => {
  expect(wrongInTable(import.meta.dirname)).toEqual([]);
});
