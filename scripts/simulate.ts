import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import {
  createFleet,
  FAULTS,
  type Fleet,
  type FleetOptions,
  type Latency,
  parseFaults,
  parseLatency,
  type Registered,
} from '../packages/child-simulator/src/index.ts';

const HELP = `Simulates WordPress sites that have the connector installed, one per loopback address.

  npm run simulate -- --sites 1000 --port 9000 --latency 300 --faults hang:5,http500:5 --manifest sites.jsonl

  --sites N                number of sites (default 10)
  --port P                 port of every site (default 9000); site k answers at http://127.(16+(k>>16)).((k>>8)&255).(k&255):P/
  --latency L              300, uniform:100:500 or lognormal:300:0.5, in milliseconds (default 0)
  --faults LIST            name:percent,… of the sites; the names are listed below
  --seed S                 another seed gives other sites, faults and latencies (default 1)
  --plugins N              plugins per site (default 20)
  --reply-bytes N          pads full sync answers to N bytes
  --manifest FILE          writes {url, admin, adminpassword, uniqueid} per site, one JSON line each, once it listens
  --registered-key FILE    all sites start connected with this public key (PEM); requires
  --registered-server S      the server string of that connection
  --registered-admin U       the administrator's login on every site (default: each site's own)
  --help

Inspect and control it while it runs: http://127.0.0.1:P/_simulator/ (GET ledger, sites/{k}; POST faults, reset-ledger).

Faults:
${Object.entries(FAULTS)
  .map(([name, does]) => `  ${name.padEnd(24)} ${does}`)
  .join('\n')}
`;

interface Command {
  readonly options: FleetOptions;
  readonly port: number;
  readonly manifest: string | undefined;
}

function readCommand(args: string[]): Command | 'help' {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h' },
      sites: text,
      port: text,
      latency: text,
      faults: text,
      seed: text,
      plugins: text,
      'reply-bytes': text,
      manifest: text,
      'registered-key': text,
      'registered-server': text,
      'registered-admin': text,
    },
  });
  if (values.help) return 'help';
  const port = wholeNumber('--port', values.port, 1, 65_535) ?? 9000;
  const plugins = wholeNumber('--plugins', values.plugins, 2, 500);
  const replyBytes = wholeNumber('--reply-bytes', values['reply-bytes'], 1_000, 30_000_000);
  const registered = readRegistered(values['registered-key'], values['registered-server'], values['registered-admin']);
  const options: FleetOptions = {
    sites: wholeNumber('--sites', values.sites, 1, 1_000_000) ?? 10,
    port,
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1) ?? 1,
    latency: values.latency === undefined ? 0 : parseLatency(values.latency),
    faults: parseFaults(values.faults ?? ''),
    ...(plugins === undefined ? {} : { plugins }),
    ...(replyBytes === undefined ? {} : { replyBytes }),
    ...(registered === undefined ? {} : { registered }),
  };
  return { options, port, manifest: values.manifest };
}

function wholeNumber(name: string, value: string | undefined, from: number, to: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Error(`${name} must be a whole number from ${from} to ${to}, not "${value}"`);
}

function readRegistered(file?: string, server?: string, admin?: string): Registered | undefined {
  if (file === undefined && server === undefined && admin === undefined) return undefined;
  if (file === undefined || server === undefined) {
    throw new Error('--registered-key and --registered-server must be given together');
  }
  const publicPem = readFileSync(file, 'utf8');
  if (!publicPem.includes('PUBLIC KEY'))
    throw new Error(`--registered-key ${file} contains no public key in PEM format`);
  return { publicPem, server, ...(admin === undefined ? {} : { admin }) };
}

function describe(fleet: Fleet, port: number, latency: Latency): string {
  const faults = Object.entries(fleet.faults.counts()).map(([name, count]) => `${name} at ${count}`);
  return [
    `${fleet.size} sites: ${fleet.url(1)}/ to ${fleet.url(fleet.size)}/, seed ${fleet.world.seed}`,
    `${fleet.world.plugins} plugins per site; latency ${typeof latency === 'number' ? `${latency} ms` : JSON.stringify(latency)}`,
    `faults: ${faults.length === 0 ? 'none' : faults.join(', ')}`,
    fleet.world.registered ? `all connected to ${fleet.world.registered.server}` : 'no site is connected yet',
    `ledger and controls: http://127.0.0.1:${port}/_simulator/; press Ctrl-C to stop`,
  ].join('\n');
}

async function main(): Promise<void> {
  // Answers become garbage at once: a larger young heap would only cost 100 MB with 10,000 sites.
  setFlagsFromString('--semi-space-growth-factor=1');
  const command = readCommand(process.argv.slice(2));
  if (command === 'help') {
    console.log(HELP);
    return;
  }
  const fleet = createFleet(command.options);
  await fleet.listen(command.port);
  if (command.manifest !== undefined)
    await writeFile(command.manifest, `${[...fleet.manifest()].join('\n')}\n`, { mode: 0o600 });
  console.log(describe(fleet, command.port, command.options.latency ?? 0));
  if (command.manifest !== undefined) console.log(`manifest: ${command.manifest}`);
  const end = () => void fleet.close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

main().catch((error: unknown) => {
  console.error(`simulate: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Try --help.');
  process.exitCode = 1;
});
