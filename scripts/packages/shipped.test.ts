import { describe, expect, it } from 'vitest';
import { packagesWithInstallScript, shippedPackages } from './shipped.ts';

const LOCK = {
  packages: {
    '': {},
    'packages/server': {},
    'node_modules/@sitekeeper/server': { link: true },
    'node_modules/fastify': {},
    'node_modules/vitest': { dev: true },
    'node_modules/fsevents': { dev: true, hasInstallScript: true },
    'node_modules/@scope/outer/node_modules/fastify': {},
    'node_modules/alias': { name: 'real-name' },
  },
};

describe('the packages of package-lock.json', () => {
  it('are shipped unless they are ours or for development, and are listed once by their real name', () => {
    expect(shippedPackages(LOCK)).toEqual(['fastify', 'real-name']);
  });

  it('show whether they run a program during installation', () => {
    expect(packagesWithInstallScript(LOCK)).toEqual(['fsevents']);
  });
});
