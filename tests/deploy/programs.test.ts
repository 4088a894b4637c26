import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemIo } from '../../packages/cli/src/io.ts';
import { makeProgram } from '../../packages/cli/src/program.ts';
import { DEPLOY, FILES, textOf, yamlOf } from './files.ts';

/* The programs that read these files check them. CI has all of them: `.ci/run` installs what is missing. */
const PROMTOOL = '/usr/bin/promtool';
const ANALYZE = '/usr/bin/systemd-analyze';
const without = (program: string) => !process.env.CI && !existsSync(program);

/** What the program writes. @throws Error with it if the program fails. */
function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

describe.skipIf(without(PROMTOOL))('the alert rules, read by promtool', () => {
  const SERIES = join(import.meta.dirname, 'alerts.yaml');

  it('are valid, and each is raised by its series', () => {
    expect(run(PROMTOOL, 'check', 'rules', join(DEPLOY, 'monitoring/alerts.yaml'))).toContain('SUCCESS');
    expect(run(PROMTOOL, 'test', 'rules', SERIES)).toContain('SUCCESS');
  });

  it('are tested one and all', () => {
    const tested = readFileSync(SERIES, 'utf8');
    const names = yamlOf('monitoring/alerts.yaml')[0].groups[0].rules.map((rule: { alert: string }) => rule.alert);
    expect(names.filter((name: string) => !new RegExp(`\\b${name}\\b`).test(tested))).toEqual([]);
  });
});

describe.skipIf(without(PROMTOOL))('the queries of the dashboard, read by promtool', () => {
  it('are valid', () => {
    const { panels } = JSON.parse(textOf('monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    // As Grafana fills them in.
    const queries = panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
    );
    const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-dashboard-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'rules.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(run(PROMTOOL, 'check', 'rules', file)).toContain(`${rules.length} rules found`);
  });
});

describe('the units of systemd', () => {
  const UNITS = FILES.filter(file => file.endsWith('.service'));

  it.skipIf(without(ANALYZE)).each(UNITS)('systemd finds nothing wrong with %s', unit => {
    expect(run(ANALYZE, 'verify', join(DEPLOY, unit))).toBe('');
  });

  it('are all confined alike, and given time to stop', () => {
    const confined = UNITS.map(unit => {
      const [, service = ''] = textOf(unit).split('[Service]');
      return service
        .split('\n')
        .filter(line => /^(?:\w*Capabilit|No|Private|Protect|Restrict[A-Z]|Lock|System|UMask|Timeout)/.test(line));
    });
    expect(confined.length).toBeGreaterThan(1);
    expect(confined[0]).toContain('TimeoutStopSec=30');
    expect(confined).toEqual(UNITS.map(() => confined[0]));
  });

  it.each(UNITS)('%s runs a command that exists', unit => {
    const commands = makeProgram({ io: systemIo(), exitCode: 0 }).commands.map(command => command.name());
    const [, command] = /^ExecStart=\/usr\/bin\/env sitekeeper (\w+)$/m.exec(textOf(unit)) ?? [];
    expect(commands).toContain(command);
  });

  // Fails without PartOf: the worker goes on with a store that is being moved, replaced or upgraded.
  it('stop and start the worker with the server', () => {
    const worker = textOf('systemd/sitekeeper-worker.service').split('\n');
    const server = 'sitekeeper.service';
    const namesServer = (key: string) =>
      worker.some(line => line.startsWith(`${key}=`) && line.split(/[= ]/).includes(server));
    expect(['After', 'PartOf', 'WantedBy'].filter(key => !namesServer(key))).toEqual([]);
  });

  // Fails if the command line lacks a setting: it then works on the embedded store of a server that left it, or warns
  // that no proxy is trusted.
  it('have a command line with the user, the folder and the settings of the server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-ctl-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const script = join(DEPLOY, 'systemd/sitekeeperctl');
    expect(statSync(script).mode & 0o111).toBe(0o111);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const said = execFileSync(script, ['tags', 'add', 'EU customers'], { encoding: 'utf8', env }).trimEnd().split('\n');
    expect(said.slice(-5)).toEqual(['/usr/bin/env', 'sitekeeper', 'tags', 'add', 'EU customers']);
    const inUnit = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(textOf('systemd/sitekeeper.service'))?.[1];
    const settings = textOf('systemd/sitekeeper.service').match(/(?<=^Environment=).+$/gm) ?? [];
    expect(said).toEqual(
      expect.arrayContaining([
        `--uid=${inUnit('User')}`,
        `--working-directory=${inUnit('WorkingDirectory')}`,
        ...settings.map(set => `--setenv=${set}`),
        `--property=EnvironmentFile=${inUnit('EnvironmentFile')}`,
        `--property=UMask=${inUnit('UMask')}`,
      ]),
    );
  });
});
