/** The part of `package-lock.json` that matters here. Source: the documentation of npm about this file, version 3. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const FOLDER = 'node_modules/';

/** Sorted names of the packages shipped to users: all except development packages and our own. */
export function shippedPackages(lock: LockFile): string[] {
  const shipped = foreign(lock).filter(([, { dev }]) => !dev);
  return [...new Set(shipped.map(([path, entry]) => nameOf(path, entry)))].sort();
}

/** Sorted names of all packages, development ones included, that run a program during installation. */
export function packagesWithInstallScript(lock: LockFile): string[] {
  const running = foreign(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
  return [...new Set(running.map(([path, entry]) => nameOf(path, entry)))].sort();
}

function foreign({ packages }: LockFile): [string, LockedPackage][] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && !link);
}

function nameOf(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}
