import { expect, it } from 'vitest';
import { explainUpdateCodes } from './update-codes.ts';

it.each([
  ['download_failed', /could not download the package/],
  ['no_package', /licence of the item may have expired/],
  ['incompatible_archive_no_plugins', /package is of another type/],
  // Seen on a real site whose disk was full: only half of the package had been stored.
  ['incompatible_archive', /disk of the site is full/],
  ['incompatible_archive_empty', /disk of the site is full/],
  ['disk_full_unzip_file', /Free some space/],
  ['disk_full', /Free some space/],
  ['fs_unavailable', /owner and permissions of the files/],
  ['copy_failed_pclzip', /owner and permissions of the files/],
  ['folder_exists', /Delete it on the site/],
  ['incompatible_php_required_version', /Update PHP first/],
  ['incompatible_wp_required_version', /Update WordPress first/],
  ['locked', /Another update is in progress/],
  ['up_to_date', /Sync the site/],
])('explains and names %s', (code, says) => {
  expect(explainUpdateCodes(code)).toMatch(says);
  expect(explainUpdateCodes(code)).toContain(`(Code: ${code}.)`);
});

it('names an unknown code, and says that it is unknown', () => {
  expect(explainUpdateCodes('odd_one')).toBe('WordPress gave an unknown reason. Check the site. (Code: odd_one.)');
});

it('explains several codes, and each meaning once', () => {
  expect(explainUpdateCodes('mkdir_failed, copy_failed ,disk_full')).toBe(
    'WordPress cannot write to the folder of the item. Check the owner and permissions of the files on the site, and its free space. The disk of the site is full. Free some space, then try again. (Code: mkdir_failed, copy_failed, disk_full.)',
  );
});

it.each([undefined, '', ',', '<b>no</b>', 'a'.repeat(62), 'two words'])('ignores %j, which is not a code', codes => {
  expect(explainUpdateCodes(codes)).toBe('');
});
