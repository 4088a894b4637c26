/*
 * Which tests run on PostgreSQL as well as on SQLite. All of them run on SQLite. What writes, locks, sorts, searches or
 * recovers differs between the engines and runs on both; SQL is written below the surfaces only (`engines.test.ts`
 * holds that), so the way in and out is tried once.
 */

/** Layers with SQL of their own, and the stories over the whole server. */
const WITH_SQL: readonly string[] = [
  'packages/server/src/*.test.ts',
  'packages/server/src/{features,kernel,ports,recovery}/**/*.test.ts',
  'tests/**/*.test.ts',
];

/** Of the surfaces, what sends statements that no test below them sends, or makes many write at once; and one way in each. */
const SURFACES: readonly string[] = [
  'packages/cli/src/{api-keys,doctor,serve,sites}.test.ts',
  'packages/server/src/surfaces/abilities/{deletions,idempotency}.test.ts',
  'packages/server/src/surfaces/http/{credentials,health,v1-credentials}.test.ts',
  'packages/server/src/surfaces/rest-v1/{rest-v1.routes,rest-v1.secrets,site.calls}.test.ts',
  'packages/server/src/surfaces/rest-v2/batch/{batch.routes,updates}.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/{client-fields,clients,clients-list,costs,costs-list,jobs,keys}.routes.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/{site-items,sites,sites-changes,tags,update-runs,update-windows,updates}.routes.test.ts',
  'packages/server/src/surfaces/rest-v2/routes/clients-at-once.test.ts',
  'packages/server/src/surfaces/rest-v2/{echo,idempotency,list-totals}.test.ts',
  'packages/server/src/surfaces/web/{events,passkey,profile,proof,session,setup}.routes.test.ts',
  'packages/server/src/surfaces/web/known-device.test.ts',
];

/** What these try ends before the store, or the statements that they send are those of tests that run on both. */
const ONCE: readonly string[] = [
  // Sites that misbehave, and the ways out to them.
  'packages/server/src/features/{plugins/lost-answers,sites/site-failure}.test.ts',
  'packages/server/src/features/sites/connect/{answering-url,reconnect-site}.test.ts',
  'packages/server/src/features/site-users/{create/create-site-users,change/update-site-user}.test.ts',
  'packages/server/src/ports/{child-sites,outbound,tls-probe}/*.test.ts',
  'tests/faults/{every-fault,hanging-sites,hostile-heap,hostile-servers,outage}.test.ts',
  'tests/stories/{hostile-replies,load,update-run-breakage,update-run-canary,users-of-a-broken-fleet}.test.ts',
  // Requests that a server finishes before it stops: a kill, which leaves more to settle, is tried on both in tests/kills.
  'tests/faults/stopped-while-registering.test.ts',
  // Values that can't be opened once they are read, as every test reads them.
  'tests/security/damaged-secrets.test.ts',
  // Requests that are refused, or documents about requests.
  'tests/stories/{openapi,openapi-fuzz,typed-client}.test.ts',
  'tests/security/{connection-limits,costly-input,host-header,request-smuggling,strangers-*}.test.ts',
  // The published package, which holds the same code, and files that deploy it.
  'tests/{deploy,package}/*.test.ts',
  // Rules of code that has no store.
  'tests/security/{constant-time,every-route-has-a-table,formulas,no-secret-in-an-address,path-traversal}.test.ts',
  'tests/security/{prototype-pollution,readme,regexes-are-linear,secrets-in-process-list,ssrf}.test.ts',
  'tests/faults/{file-descriptors,keys-are-kept-first,readme,stopped-with-streams}.test.ts',
];

export const onPostgres = { include: [...WITH_SQL, ...SURFACES], exclude: ONCE };

/** The files outside of the layers with SQL that query the store all the same. */
export const QUERIES_ELSEWHERE: readonly string[] = ['packages/server/src/surfaces/http/metrics.ts'];
