#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript that old versions of Node understand, so that they can say what is wrong instead of failing oddly.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Sitekeeper needs Node 24.15 or newer; this is Node ${process.versions.node}. ` +
      'In a clone of the repository, "npm run sitekeeper -- ..." finds the right one after "npm ci".',
  );
  process.exitCode = 1;
} else {
  // The system looks up names in half of these threads, and takes ten seconds and more for one whose name servers are silent.
  process.env.UV_THREADPOOL_SIZE ??= '16';
  // A start takes half the time once the sources were compiled.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));
  import('../src/main.ts');
}
