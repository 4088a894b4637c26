/** What is kept of the address of a package: no more, as addresses of sold packages hold licence keys. */
export interface PackageFacts {
  /** '' where the site tells no address. */
  readonly host: string;
  /** Its file is named by its version: `slug.1.2.zip`. */
  readonly named: boolean;
}

/** @param version The version that the package holds. */
export function packageFacts(address: string | undefined, version: string): PackageFacts {
  const url = address === undefined ? null : URL.parse(address);
  return url === null
    ? { host: '', named: false }
    : { host: url.host, named: url.pathname.endsWith(endingOf(version)) };
}

/** The same address without what may hold a key. */
export function addressWithoutQuery(address: string): string | undefined {
  const url = URL.parse(address);
  return url === null ? undefined : `${url.origin}${url.pathname}`;
}

/** Address of another version of the package, from a directory that names packages by their version. */
export function otherVersion(address: string, from: string, to: string): string | undefined {
  const bare = addressWithoutQuery(address);
  return bare?.endsWith(endingOf(from)) ? `${bare.slice(0, -endingOf(from).length)}${endingOf(to)}` : undefined;
}

const endingOf = (version: string) => `.${version}.zip`;
