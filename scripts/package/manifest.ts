import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first Node 22 whose SQLite has no known way to lose data: docs/decisions/0040. */
export const OLDEST_NODE = '22.22.3';

const { description } = jsonOf('package.json') as { description: string };
export const { version: RELEASE } = jsonOf('packages/server/package.json') as { version: string };

/** The `package.json` of the published package. It has no dependencies. */
export const PACKAGE_MANIFEST = {
  name: 'sitekeeper',
  version: RELEASE,
  description,
  keywords: ['wordpress', 'mainwp', 'self-hosted', 'maintenance'],
  type: 'module',
  bin: { sitekeeper: 'bin/sitekeeper.js' },
  engines: { node: `^${OLDEST_NODE} || ^24.15.0 || >=26` },
};

function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
}
