import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_MANIFEST } from './manifest.ts';

const LAUNCHER = join(import.meta.dirname, 'launcher.js');

/** The output of the launcher on a Node of this version; the server next to it is missing, which it notices last. */
function startedOn(version: string): string {
  const versions = JSON.stringify({ node: version });
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:${versions}})`;
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }; // otherwise it would be stored among the sources
  return spawnSync(process.execPath, ['--import', pretend, LAUNCHER], { encoding: 'utf8', env }).stderr;
}

describe('the launcher of the published package', () => {
  it('refuses the versions of Node that the package does not run on, and says which it needs', () => {
    for (const version of ['18.20.8', '22.22.2', '23.11.1', '24.14.1', '25.9.0']) {
      expect(startedOn(version)).toMatch(`Sitekeeper needs Node 24.15 or newer, 22.22.3 or newer of Node 22`);
    }
  });

  it('starts the server on all others, as the manifest says', () => {
    for (const version of ['22.22.3', '22.23.0', '24.15.0', '26.0.0']) {
      expect(startedOn(version)).toMatch(/Cannot find module .*server\/main\.js/);
    }
    expect(PACKAGE_MANIFEST.engines.node).toBe('^22.22.3 || ^24.15.0 || >=26');
  });
});
