/** What of `package-lock.json` counts here. Source: the documentation of npm about this file, version 3. */
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

/** Names of the packages that users get, sorted: all but those for development, and but our own. */
export function shippedPackages(lock: LockFile): string[] {
  const shipped = foreign(lock).filter(([, { dev }]) => !dev);
  return [...new Set(shipped.map(([path, entry]) => nameOf(path, entry)))].sort();
}

/** Names of the packages that want to run a program while they are installed, sorted; those for development too. */
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
