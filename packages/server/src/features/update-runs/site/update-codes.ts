/** The meaning of WordPress's codes for failed installations, named as in WordPress. */
const MEANINGS: readonly (readonly [codes: RegExp, meaning: string])[] = [
  [
    /^(download_failed|http_404|http_no_file|http_request_failed|no_temp_contents)$/,
    'WordPress could not download the package. Check that the site can reach the internet, and the licence of the item.',
  ],
  [/^no_package$/, 'No package is available: the licence of the item may have expired. Check it on the site.'],
  [
    /^(incompatible_archive|incompatible_archive_\w+|empty_archive_\w+|no_files|new_source_read_failed|source_read_failed)$/,
    'The package is of another type, or arrived damaged, as it does when the disk of the site is full. Check the free space of the site, then try again, or ask the author of the package.',
  ],
  [/^disk_full\w*$/, 'The disk of the site is full. Free some space, then try again.'],
  [
    /^(fs_\w+|files_not_writable|mkdir_failed\w*|copy_failed\w*|copy_dir\w*|could_not_\w+|remove_old_failed|dirlist_failed\w*|move_\w+)$/,
    'WordPress cannot write to the folder of the item. Check the owner and permissions of the files on the site, and its free space.',
  ],
  [
    /^folder_exists$/,
    'The folder of the item already exists and could not be replaced. Delete it on the site, then try again.',
  ],
  [
    /^(incompatible_php_required_version|php_not_compatible)$/,
    'The version needs a newer PHP than the site has. Update PHP first.',
  ],
  [
    /^incompatible_wp_required_version$/,
    'The version needs a newer WordPress than the site has. Update WordPress first.',
  ],
  [/^mysql_not_compatible$/, 'The version needs a newer database than the site has.'],
  [/^locked$/, 'Another update is in progress on the site. Try again when it has ended.'],
  [/^up_to_date$/, 'WordPress says that there is nothing to update. Sync the site.'],
  [/^signature_verification_\w+$/, 'The signature of the package could not be verified. Try again later.'],
];

const CODE = /^[a-z][a-z0-9_-]{0,60}$/i;

/**
 * Codes of WordPress in plain English, with what to do. @param codes As sent by the site: a comma-separated list of
 * anything.
 * @returns '' if it contains no valid code.
 */
export function explainUpdateCodes(codes: string | undefined): string {
  const given = (codes ?? '').split(',').map(code => code.trim());
  const known = given.filter(code => CODE.test(code)).slice(0, 5);
  if (known.length === 0) return '';
  const meanings = known.flatMap(code => MEANINGS.find(([pattern]) => pattern.test(code))?.[1] ?? []);
  const named = `(Code: ${known.join(', ')}.)`;
  if (meanings.length === 0) return `WordPress gave an unknown reason. Check the site. ${named}`;
  return `${[...new Set(meanings)].join(' ')} ${named}`;
}
