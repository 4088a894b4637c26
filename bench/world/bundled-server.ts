import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../../scripts/package/bundle.ts';

/** One for each run, by its process: two that run at the same time leave each other's alone. */
const FOLDERS = join(import.meta.dirname, '../../node_modules/.cache/bench-servers');
const FOLDER = join(FOLDERS, `${process.pid}`);

export interface BundledServer {
  /** The program to run. */
  readonly program: string;
  /** The work on vulnerabilities alone. */
  readonly matching: string;
  /** Where Node stores compiled code, as in the launcher of the package. */
  readonly compiled: string;
}

let made: Promise<BundledServer> | undefined;

/** The server as it is published, and what the bench needs to query it: built once per run of the bench. */
export function bundledServer(): Promise<BundledServer> {
  made ??= make();
  return made;
}

async function make(): Promise<BundledServer> {
  mkdirSync(FOLDERS, { recursive: true });
  for (const run of readdirSync(FOLDERS)) {
    const ended = !existsSync(`/proc/${run}`) || run === `${process.pid}`;
    if (ended) rmSync(join(FOLDERS, run), { recursive: true, force: true });
  }
  const own = (name: string) => join(import.meta.dirname, `${name}.ts`);
  const pages = pathToFileURL(join(import.meta.dirname, '../../packages/web/dist')).href;
  await bundleServer(FOLDER, { programs: { main: own('server-process'), matching: own('matching-process') }, pages });
  // As in the package: otherwise, Node would detect the module type of each file.
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
  return {
    program: join(FOLDER, 'main.js'),
    matching: join(FOLDER, 'matching.js'),
    compiled: join(FOLDER, '.compiled'),
  };
}
