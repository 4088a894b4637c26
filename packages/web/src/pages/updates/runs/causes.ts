/** What was behind failed updates, by the code of the run or of the site's answer. */
const CAUSES: Readonly<Record<string, string>> = {
  not_updated: 'The site still has the old version',
  outcome_unknown: 'The outcome is unknown',
  unhealthy_before: 'The front page was broken before the update',
  front_page_unreachable: 'The front page does not answer',
  front_page_status: 'The front page answers with an error',
  front_page_error: 'The front page shows an error message',
  front_page_blank: 'The front page is blank',
  front_page_shrunk: 'The front page lost most of its content',
  front_page_text_missing: 'The front page lacks the expected text',
  download_failed: 'The package could not be downloaded',
  no_package: 'The site has no package for it',
  folder_exists: 'The folder of the new version exists already',
  copy_failed: 'The site could not copy the files',
  mkdir_failed: 'The site could not make a folder',
  disk_full: 'The disk of the site is full',
  site_offline: 'The site did not answer',
  site_timeout: 'The site took too long',
  site_busy: 'The site was busy',
  connection_failed: 'The site gave no usable answer',
};

/** What went wrong, in a few words. */
export function causeText(cause: string): string {
  if (Object.hasOwn(CAUSES, cause)) return CAUSES[cause] as string;
  return cause === '' ? 'No reason is known' : `The site gave the code ${cause}`;
}
