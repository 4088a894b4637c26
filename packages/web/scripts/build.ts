import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeApiReference } from './api-reference.ts';
import { compressAssets } from './compress.ts';

export const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const SOURCES = ['src/**/*', 'public/**/*', 'scripts/*.ts', 'index.html', 'vite*.ts', 'package.json'];
/** Says which sources the pages were built from. */
const STAMP = join(DIST, '.sources');
/** So long, tabs that were open before find the parts of their own version. */
const KEEP_OLD_MS = 24 * 3600_000;

/** Builds the pages unless they are there and made from exactly these sources. Returns whether it built. */
export async function buildWebIfStale(beforeBuild = () => {}): Promise<boolean> {
  const sources = hashOfSources();
  if (readStamp() === sources) return false;
  beforeBuild();
  await buildForUse();
  removeOldAssets();
  compressAssets(join(DIST, 'assets'));
  await writeApiReference(join(DIST, 'docs/scalar.js'));
  writeFileSync(STAMP, sources);
  return true;
}

/** A test runner's NODE_ENV would give the pages React with all its checks: larger and slower. */
async function buildForUse(): Promise<void> {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'warn',
      build: { emptyOutDir: false },
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function hashOfSources(): string {
  const files = globSync(SOURCES, { cwd: WEB });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(WEB, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function removeOldAssets(): void {
  const folder = join(DIST, 'assets');
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > KEEP_OLD_MS) rmSync(path);
  }
}

if (import.meta.main) {
  console.log((await buildWebIfStale()) ? 'The pages are built.' : 'The pages are up to date.');
}
