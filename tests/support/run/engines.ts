import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The tests that run on PostgreSQL as well as on SQLite. All of them run on SQLite. Writing, locking, sorting,
 * searching and recovery differ between the engines and run on both; only layers below the surfaces contain SQL
 * (`engines.test.ts` checks that), so surfaces are tested once.
 */

/** Layers with SQL of their own, and the stories about the whole server. */
const WITH_SQL: readonly string[] = [
  'packages/server/src/*.test.ts',
  'packages/server/src/{features,kernel,ports,recovery}/**/*.test.ts',
  'tests/**/*.test.ts',
];

/**
 * Surfaces whose statements no test below them sends, or that cause many simultaneous writes; and one test for each
 * surface.
 */
const SURFACES: readonly string[] = [
  'packages/cli/src/{add-sites,api-keys,doctor,serve,sites}.test.ts',
  'packages/server/src/surfaces/abilities/{deleted-meanwhile,deletions,idempotency}.test.ts',
  'packages/server/src/surfaces/http/{health/*,overload,worker-server,credentials/*}.test.ts',
  'packages/server/src/surfaces/mainwp/{mainwp.routes,views/site-lists}.test.ts',
  'packages/server/src/surfaces/rest-v1/{rest-v1.routes,rest-v1.secrets,site.calls}.test.ts',
  'packages/server/src/surfaces/rest-v2/batch/{batch.routes,batch-items.routes,updates}.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/{client-fields,clients,clients-list,costs,costs-list,jobs,keys}.routes.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/{site-items,sites,sites-changes,tags,update-runs,update-windows,updates}.routes.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/clients-at-once.test.ts',
  'packages/server/src/surfaces/rest-v2/{echo,idempotency,list-totals}.test.ts',
  'packages/server/src/surfaces/web/{events,passkey,profile,proof,session,setup}.routes.test.ts',
  'packages/server/src/surfaces/web/{known-device,password-meanwhile}.test.ts',
];

/** These end before the store, or their statements are also those of tests that run on both. */
const ONCE: readonly string[] = [
  // Misbehaving sites, and the requests to them.
  'packages/server/src/features/{plugins/lost-answers,sites/site-failure}.test.ts',
  'packages/server/src/features/sites/connect/{answering-url,reconnect-site}.test.ts',
  'packages/server/src/features/site-users/{create/create-site-users,change/update-site-user}.test.ts',
  'packages/server/src/ports/{child-sites,chromium,domain-registry,outbound,screenshots,tls-probe}/*.test.ts',
  'packages/server/src/ports/outbound/browser-proxy/*.test.ts',
  // Dumps and keys of another product.
  'packages/server/src/features/imports/mainwp/{dump,keys,records}/*.test.ts',
  'packages/server/src/features/imports/mainwp/plan/plan-old-dashboard.test.ts',
  'tests/faults/{every-fault,hanging-sites,hostile-heap,hostile-servers,outage}.test.ts',
  'tests/stories/{hostile-replies,load,update-run-breakage,update-run-canary,users-of-a-broken-fleet}.test.ts',
  // Requests that a server finishes before it stops: kills, which leave more to settle, run on both in tests/kills.
  'tests/faults/stopped-while-registering.test.ts',
  // Values that can't be opened once they are read, as every test reads them.
  'tests/security/damaged-secrets.test.ts',
  // Answers and permissions of surfaces: their statements are those of abilities.
  'tests/stories/mainwp/*.test.ts',
  'tests/security/{fail2ban,fresh-proof,mainwp-permissions,texts-of-sites-and-assistants}.test.ts',
  // Refused requests, and documents about requests.
  'tests/stories/{openapi,openapi-fuzz,typed-client}.test.ts',
  // What the clock of the server does to due times, and the alarms of an outage: tests of the features run on both.
  'tests/faults/clock-leaps.test.ts',
  'tests/stories/host-outage.test.ts',
  // Its own database is of another kind.
  'tests/stories/move-from-a-mainwp-database.test.ts',
  'tests/security/{connection-limits,costly-input,host-header,request-smuggling,strangers-*}.test.ts',
  // The published package, which contains the same code, and its deployment files.
  'tests/{deploy,package}/*.test.ts',
  // Rules of code without a store.
  'tests/security/{constant-time,every-route-has-a-table,formulas,no-secret-in-an-address,path-traversal}.test.ts',
  'tests/security/{prototype-pollution,readme,regexes-are-linear,secrets-in-process-list,ssrf}.test.ts',
  'tests/faults/{file-descriptors,keys-are-kept-first,readme,stopped-with-streams}.test.ts',
];

/** What a test names that opens a store; pure functions are the same on both engines. */
const OPENS_STORE = /testing[/']|fixtures|support\/|TEST_|openPostgres/;

/** Tests in the layers with SQL that open no store, and have nothing to be different in. */
export function withoutStore(root = join(import.meta.dirname, '../../..')): string[] {
  const all = globSync('packages/server/src/**/*.test.ts', { cwd: root });
  return all.filter(file => !OPENS_STORE.test(readFileSync(join(root, file), 'utf8')));
}

export const onPostgres = { include: [...WITH_SQL, ...SURFACES], exclude: [...ONCE, ...withoutStore()] };

/** Files outside the layers with SQL that still query the store. */
export const QUERIES_ELSEWHERE: readonly string[] = ['packages/server/src/surfaces/http/store-metrics.ts'];
