import { expect, it } from 'vitest';
import { wrongInTable } from '../support/table-of-tests.ts';

it('the table in README.md has every test of this folder, and names none that is not there', () => {
  expect(wrongInTable(import.meta.dirname)).toEqual([]);
});
