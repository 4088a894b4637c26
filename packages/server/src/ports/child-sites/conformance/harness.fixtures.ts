import type { KeyObject } from 'node:crypto';
import {
  createFleet,
  type FaultName,
  type Fleet,
  type FleetOptions,
  type SiteFault,
} from '@sitekeeper/child-simulator';
import { generateKeyPair, pluginAction, stats } from '@sitekeeper/protocol';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ChildSites, SiteConnection } from '../port.ts';

/** Child sites that live under `http://site-<k>.test` with the harness's port, and under the same with `www.`. */
export interface ChildSitesHarness {
  readonly childSites: ChildSites;
  readonly port: number;
  close(): Promise<void>;
}

export const DASHBOARD = 'https://sitekeeper.test/fleet/';
export const PATIENT = 10_000;

/** Two simulated sites, new for each test, and the ways to the first of them. */
export type SitesUnderTest = ReturnType<typeof useChildSites>;

/** In a `describe`. @param make Gets the fleet that is to be reached. */
export function useChildSites(make: (fleet: Fleet) => Promise<ChildSitesHarness>) {
  let key: KeyObject;
  let options: FleetOptions;
  let fleet: Fleet;
  let harness: ChildSitesHarness;
  let site: SiteConnection;

  beforeAll(async () => {
    const pair = await generateKeyPair();
    key = pair.privateKey;
    options = { sites: 2, plugins: 3, registered: { publicPem: pair.publicPem, server: DASHBOARD } };
  });
  beforeEach(async () => {
    fleet = createFleet(options);
    harness = await make(fleet);
    const url = `http://site-1.test:${harness.port}/`;
    site = { url, verifyTls: true, user: fleet.site(1).admin, privateKey: key, server: DASHBOARD };
  });
  afterEach(async () => {
    await harness.close();
    await fleet.close();
  });

  /** A plugin of the site that is not active. */
  const plugin = () =>
    fleet.site(1).plugins.find(({ active, file }) => !active && !file.includes('mainwp'))?.file ?? '';
  return {
    get key() {
      return key;
    },
    get fleet() {
      return fleet;
    },
    get childSites() {
      return harness.childSites;
    },
    get port() {
      return harness.port;
    },
    get site() {
      return site;
    },
    plugin,
    faults: (...given: readonly (FaultName | SiteFault)[]) => fleet.site(1).setFaults(...given),
    /** How the calls of a function ended. */
    calls: (fn: string) => fleet.ledger.entries({ site: 1, fn }).map(({ outcome }) => outcome),
    sync: (deadlineMs = PATIENT, from: Partial<SiteConnection> = {}) =>
      harness.childSites.call({ ...site, ...from }, stats, { server: DASHBOARD }, deadlineMs),
    activate: (slug = plugin(), deadlineMs = PATIENT) =>
      harness.childSites.call(site, pluginAction, { action: 'activate', slugs: [slug] }, deadlineMs),
  };
}

export const connectorError = (kind: string, more: object = {}) =>
  expect.objectContaining({ name: 'ConnectorError', kind, ...more });
