import { slugOf } from '../catalogue/plugins.ts';

/** Where a package lands that was made from a branch of a repository: its folder bears the name of the branch. */
export function oddFolder(slug: string): string {
  return `${slug}-main`;
}

/** `lantern-forms/lantern-forms.php` → `lantern-forms-main/lantern-forms.php`. */
export function oddFile(file: string): string {
  return `${oddFolder(slugOf(file))}/${file.split('/').at(-1)}`;
}
