import { slugOf } from '../catalogue/plugins.ts';

/** The folder of a package built from a branch of a repository, which carries the name of the branch. */
export function oddFolder(slug: string): string {
  return `${slug}-main`;
}

/** `lantern-forms/lantern-forms.php` → `lantern-forms-main/lantern-forms.php`. */
export function oddFile(file: string): string {
  return `${oddFolder(slugOf(file))}/${file.split('/').at(-1)}`;
}
