import { Type } from 'typebox';

export const PACKAGE_TYPES = ['plugin', 'theme'] as const;

/** A plugin or theme of the directory of WordPress.org. */
export interface DirectoryPackage {
  readonly type: (typeof PACKAGE_TYPES)[number];
  /** Its name in the directory: `contact-form-7`. */
  readonly slug: string;
  /** The latest release if omitted. */
  readonly version?: string | undefined;
}

const DIRECTORY = 'https://downloads.wordpress.org';

/** Only characters that mean nothing in an address, so that what callers send never leads anywhere else. */
export const directorySlugSchema = (what: string) =>
  Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[a-z0-9][a-z0-9-]*$',
    examples: ['contact-form-7'],
    description: `Slug of the ${what} on WordPress.org: the last part of its address there, such as contact-form-7.`,
  });

export const directoryVersionSchema = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 50,
    pattern: '^[0-9][0-9A-Za-z._-]*$',
    examples: ['5.9.8'],
    description: 'Version to install, as WordPress.org writes it; the latest release if omitted.',
  }),
);

/** Where sites download the package. Without a version, WordPress.org would send the state in development. */
export function packageAddress({ type, slug, version = 'latest-stable' }: DirectoryPackage): string {
  return `${DIRECTORY}/${type}/${slug}.${version}.zip`;
}
