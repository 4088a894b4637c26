import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFleet, type Fleet, findFreePort } from '@sitekeeper/child-simulator';
import {
  type Application,
  createUser,
  makeLog,
  openApp,
  readSettings,
  SETTINGS,
  setPassword,
} from '@sitekeeper/server';
import { buildPages } from './build-pages.ts';
import { furnishDemo } from './demo/furnish.ts';
import { runAs } from './demo/run-as.ts';
import { curlLine, type DemoLogin, demoRequests, send } from './demo-requests.ts';

const SITES = 25;
const CONNECTED_AT_ONCE = 8;
/** The site that makes backups, so that its report shows one. */
const BACKED_UP = 3;
const HELP = `Runs Sitekeeper with ${SITES} simulated sites in a temporary folder, which is removed at the end.

  npm run demo             runs until Ctrl-C; SITEKEEPER_PORT sets the port (default: 8080 or the next free one)
  npm run demo -- --once   sends the requests that it prints, prints the answers and exits
`;

/** What to undo at the end, in reverse order. */
const undo: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { once: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(HELP);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  await buildPages();
  const fleet = await startSites();
  const { app, origin } = await startServer();
  const { login, userId } = await connectAll(app, fleet);
  await furnishDemo(app, fleet);
  const password = await giveWebPassword(app, userId);
  console.log(invitation(origin, login, fleet, password));
  if (!values.once) return console.log('\nPress Ctrl-C to stop.');
  await sendAll(origin, login, fleet);
  await end();
}

async function startSites(): Promise<Fleet> {
  const fleet = createFleet({ sites: SITES });
  const site = fleet.site(BACKED_UP);
  site.setPlugin('updraftplus/updraftplus.php', { active: true });
  site.setLastBackup('updraftplus', Math.floor(Date.now() / 1000) - 6 * 3600);
  await fleet.listen(await findFreePort(SITES));
  undo.push(() => fleet.close());
  return fleet;
}

async function startServer(): Promise<{ app: Application; origin: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sitekeeper-demo-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const given = process.env[SETTINGS.port.env];
  // The demo must never touch a real store, whatever the environment says.
  const settings = readSettings({
    SITEKEEPER_DATA: folder,
    SITEKEEPER_PORT: given ?? String(await firstFreePort(SETTINGS.port.initial)),
    SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
    SITEKEEPER_LOG_LEVEL: process.env.SITEKEEPER_LOG_LEVEL ?? 'error',
  });
  const app = await openApp(settings, makeLog(settings.logLevel));
  undo.push(() => app.close());
  const http = await app.http();
  const origin = await http.listen({ host: settings.host, port: settings.port });
  app.startWorker();
  return { app, origin };
}

async function firstFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port++) {
    const free = await new Promise<boolean>(resolve => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error(`ports ${from} to ${from + 99} are all in use: set SITEKEEPER_PORT to a free one`);
}

/** Creates the demo's admin and connects every site, as the API would. */
async function connectAll(app: Application, fleet: Fleet): Promise<{ login: DemoLogin; userId: number }> {
  const run = runAs(app, 'demo');
  const ctx = app.ctx({ kind: 'system', name: 'demo' });
  const made = await createUser(ctx, { name: 'demo', role: 'admin', passwordName: 'demo' });
  const lines = fleet.manifest();
  const hand = async () => {
    for (const line of lines) {
      const site = JSON.parse(line) as { url: string };
      const number = new URL(site.url).hostname.split('.').at(-1)?.padStart(2, '0');
      await run('add-site-v1', { ...site, name: `Demo site ${number}` });
    }
  };
  await Promise.all(Array.from({ length: CONNECTED_AT_ONCE }, hand));
  // The first sync has found the backup plugin; only the next one asks about its backup.
  await run('sync-site-v1', { site_id_or_domain: fleet.url(BACKED_UP) });
  return { login: { user: made.user, password: made.application_password }, userId: made.id };
}

/** For the browser: easy to type, and worthless once the demo ends. */
async function giveWebPassword(app: Application, userId: number): Promise<string> {
  const password = `look-around-${randomInt(100_000, 1_000_000)}`;
  await setPassword(app.ctx({ kind: 'system', name: 'demo' }), userId, password, { keepApplicationPasswords: true });
  return password;
}

function invitation(origin: string, login: DemoLogin, fleet: Fleet, password: string): string {
  const simulator = `http://127.0.0.1:${fleet.world.port}/_simulator`;
  return [
    `Sitekeeper manages ${fleet.size} simulated sites at ${origin}`,
    'Their clients, costs and the last 60 days are made up.',
    '',
    `  open      ${origin}/`,
    `  user      ${login.user}`,
    `  password  ${password}`,
    '',
    `Programs sign in with the application password "${login.password}":`,
    '',
    ...demoRequests(origin, fleet.url(3)).flatMap(request => [`# ${request.title}`, curlLine(request, login), '']),
    '# Make "Demo site 03" fail, then sync again: the other sites still sync, and the answer says what is wrong with this one',
    `curl -d '{"site": 3, "faults": ["http500"]}' ${simulator}/faults`,
  ].join('\n');
}

async function sendAll(origin: string, login: DemoLogin, fleet: Fleet): Promise<void> {
  for (const request of demoRequests(origin, fleet.url(3))) {
    console.log(`\n# ${request.title}: ${request.method} ${request.url}`);
    console.log(JSON.stringify(await send(request, login), undefined, 2));
  }
}

async function end(exitCode = 0): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(exitCode);
}

main().catch(async (error: NodeJS.ErrnoException) => {
  const taken = `port ${process.env[SETTINGS.port.env]} is in use: set SITEKEEPER_PORT to a free one`;
  console.error(`demo: ${error.code === 'EADDRINUSE' ? taken : error.message}`);
  await end(1);
});
