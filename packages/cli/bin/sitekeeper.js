#!/usr/bin/env node
// Plain JavaScript that old versions of Node understand, so that they can say what is wrong instead of failing oddly.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Sitekeeper needs Node 24.15 or newer; this is Node ${process.versions.node}. ` +
      'In a clone of the repository, "npm run sitekeeper -- ..." finds the right one after "npm ci".',
  );
  process.exitCode = 1;
} else {
  import('../src/main.ts');
}
