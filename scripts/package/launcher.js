#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript that old versions of Node understand, so that they can say what is wrong instead of failing oddly.
const [major, minor, patch] = process.versions.node.split('.').map(Number);
const newEnough22 = major === 22 && (minor > 22 || (minor === 22 && patch >= 3));
const newEnough24 = major === 24 && minor >= 15;
if (!newEnough22 && !newEnough24 && major < 26) {
  console.error(
    `Sitekeeper needs Node 24.15 or newer, 22.22.3 or newer of Node 22, or Node 26; this is Node ${process.versions.node}. See https://nodejs.org/en/download.`,
  );
  process.exitCode = 1;
} else {
  // Node warns that its SQLite may still change; the versions that work are checked above.
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (!/^SQLite is an experimental feature/.test(String(warning))) emitWarning.call(process, warning, ...rest);
  };
  // The system looks up names in half of these threads, and takes ten seconds and more for one whose name servers are silent.
  process.env.UV_THREADPOOL_SIZE ??= '16';
  // Next to the program, where only its installer may write, because these files are executed. In other locations, each
  // start compiles again.
  nodeModule.enableCompileCache(fileURLToPath(new URL('../.compiled', import.meta.url)));
  if (process.argv.length === 2) process.argv.push('serve');
  import('../server/main.js');
}
