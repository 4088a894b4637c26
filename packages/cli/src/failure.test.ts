import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { cliFailureOf } from './failure.ts';

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

it('a full store is named as over HTTP, with what to do', () => {
  const file = new DatabaseSync(':memory:');
  file.exec('create table t (x); pragma max_page_count = 2');
  const full = errorOf(() => file.exec('insert into t values (zeroblob(100000))'));
  expect(cliFailureOf(full, {})).toEqual({
    exitCode: 1,
    code: 'svc_storage_full',
    message: expect.stringContaining('The database disk is full, so nothing can be saved. Free some space'),
  });
});

it('the full disk of a file that a command writes is not taken for that of the store', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(cliFailureOf(full, {})).toMatchObject({ code: 'unexpected', message: expect.stringContaining('ENOSPC') });
});
