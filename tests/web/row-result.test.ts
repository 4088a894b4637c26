import { describe, expect, it } from 'vitest';
import { readFile } from '../../packages/web/src/shared/user-import/read-file.ts';
import {
  afterRetry,
  type ImportRowFailure,
  retryFile,
  rowOutcome,
} from '../../packages/web/src/shared/user-import/row-result.ts';

const failedOn = (...ids: (number | string)[]) =>
  ids.map(website_id => ({
    website_id,
    website_url: null,
    code: 'svc_site_offline',
    cause: null,
    message: `${website_id} is away.`,
  }));
const row = (more: Partial<ImportRowFailure> = {}): ImportRowFailure => ({
  line_number: 2,
  error: 'Away.',
  problem: '',
  problems: [],
  sites: 23,
  created: 22,
  failed: 1,
  failed_sites: failedOn(7),
  ...more,
});
const HEADER = 'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';
const file = (...rows: string[]) => readFile(new File([[HEADER, ...rows].join('\r\n')], 'users.csv'));

describe('A row of an import', () => {
  it.each([
    [row(), 'Created on 22 of 23 sites'],
    [row({ created: 0, failed: 23 }), 'Failed on all 23 sites'],
    [row({ created: 0, failed: 1, sites: 1 }), 'Failed'],
    [row({ created: 0, failed: 0, sites: 0, failed_sites: [], problem: 'username is required.' }), 'Failed'],
    [row({ created: 20 }), 'Created on 20 of 23 sites, 2 in progress'],
  ])('shows its result: case %#', (given, text) => expect(rowOutcome(given).text).toBe(text));

  it('is retried on its failed sites only, from its own line and with its own password', async () => {
    const read = await file(
      'ann,ann@x.example,"Two\r\nlines",,,Secret-1,,editor,1;2;3,North',
      'bob,b@x.example,,,,,,,1,',
      'cia,c@x.example,"He said ""yes""",,,,,,1;2,',
    );
    const failed = [
      row({ failed_sites: failedOn(2, 'nowhere.example') }),
      row({ line_number: 5, failed_sites: failedOn(1) }),
    ];
    const again = retryFile(read, failed);
    expect(again.rows).toBe(2);
    const { rows } = await readFile(again.file);
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [2, ['ann', 'ann@x.example', 'Two\r\nlines', '', '', 'Secret-1', '', 'editor', '2', '']],
      [5, ['cia', 'c@x.example', 'He said "yes"', '', '', '', '', '', '1', '']],
    ]);
  });

  it('is not looked up in a file without such a line', async () => {
    const read = await file('ann,ann@x.example,,,,,,,1,');
    expect(() => retryFile(read, [row({ line_number: 9 })])).toThrow('This file has no row on line 9.');
  });

  it('is done once no part of it fails again, and otherwise says what is left', () => {
    expect(afterRetry([row()], [])).toEqual([]);
    expect(afterRetry([row({ problem: 'No group has that name.' })], [])).toMatchObject([
      { created: 23, failed: 0, failed_sites: [], error: 'No group has that name.' },
    ]);
    const two = row({ created: 20, failed: 3, failed_sites: failedOn(7, 8, 'nowhere.example') });
    const again = [row({ sites: 2, created: 1, failed: 1, failed_sites: failedOn(8) })];
    expect(afterRetry([two], again)).toMatchObject([
      { sites: 23, created: 21, failed: 2, failed_sites: failedOn('nowhere.example', 8) },
    ]);
  });
});
