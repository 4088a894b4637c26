import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, VERSION } from '@sitekeeper/server';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { systemIo } from '../../packages/cli/src/io.ts';
import { makeProgram } from '../../packages/cli/src/program.ts';
import { composeSchema } from './compose-schema.ts';
import { FILES, textOf, yamlOf } from './files.ts';
import { watched } from './known-fields.ts';

const OF_THEIRS = new Set([
  'NODE_ENV',
  'SITE_NAME',
  'UPSTREAM_NAME',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
]);
const settings = new Set(Object.values(SETTINGS).map(({ env }) => env));
const commands = makeProgram({ io: systemIo(), exitCode: 0 }).commands.map(command => command.name());
const ROOT = join(import.meta.dirname, '../..');

describe('the files in deploy/', () => {
  it.each(FILES)('%s names existing settings', file => {
    const text = textOf(file);
    const named = [...text.matchAll(/\b(?:SITEKEEPER_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name);
    expect(named.filter(name => !settings.has(name))).toEqual([]);
  });

  it.each(FILES.filter(file => /\.ya?ml$/.test(file)))('%s is valid YAML', file => {
    expect(yamlOf(file).length).toBeGreaterThan(0);
  });
});

// Seen to fail with the job of Kubernetes under the name of another release: kubectl can't change a job that is there.
it('images, the job of Kubernetes and the package have the version of this release, in all files and guides', () => {
  const files = [...FILES.map(file => `deploy/${file}`), ...globSync('docs/guides/*.md', { cwd: ROOT })];
  const named = files.flatMap(file => {
    const found = readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:sitekeeper[:@-]|upgrade-)(\d+[.-]\d+[.-]\d+)/g);
    return [...found].map(([, version = '']) => [file, version.replaceAll('-', '.')]);
  });
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(([, version]) => version !== VERSION)).toEqual([]);
});

describe('the image', () => {
  const stages = textOf('docker/Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const final = stages.at(-1) ?? '';

  it('is built by existing commands, and copies only files that they build', () => {
    const scripts = [...(stages[0]?.matchAll(/npm run ([\w:-]+)/g) ?? [])].map(match => match[1]);
    expect(scripts).toEqual(['build:package']);
    expect(Object.keys(packageJson.scripts)).toContain('build:package');
    expect(final).toContain('COPY --from=build /src/dist/sitekeeper /app');
  });

  it('does not run as root, and writes to its data folder only', () => {
    const lines = final.split('\n');
    expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findIndex(line => line.startsWith('RUN ')));
    expect(lines.slice(lines.indexOf('USER node')).filter(line => /^(RUN|COPY|ADD|USER)/.test(line))).toEqual([
      'USER node',
    ]);
    expect(final).toMatch(/SITEKEEPER_DATA=\/data\n[\s\S]*\nVOLUME \/data\n/);
  });
});

describe('the settings and secrets that are made for Compose', () => {
  const composed = ['docker/compose.yaml', 'docker/compose.postgres.yaml'].map(textOf);
  const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');
  // Files that the commands of deploy/docker and of the guide make, and that its files read.
  const made = [...composed, guide].flatMap(text =>
    [...text.matchAll(/> (deploy\/docker\/\S+)/g)].map(([, file = '']) => file),
  );

  // Fails with SITE_NAME=… before one command: the next one stops with "required variable SITE_NAME is missing".
  it('are in .env beside the files, where every command finds them', () => {
    for (const text of [...composed, guide]) expect(text).not.toMatch(/\bexport |=\S+ (?:\\\n#? *)?docker compose/);
    for (const text of composed) {
      const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => `echo ${name}=`);
      expect(required.length).toBeGreaterThan(0);
      for (const place of [text, guide]) {
        const lines = place.split('\n').filter(line => line.endsWith('> deploy/docker/.env'));
        expect(required.filter(start => !lines.some(line => line.includes(start)))).toEqual([]);
      }
    }
  });

  it.each(['deploy/docker/Dockerfile.dockerignore', '.gitignore'])('%s keeps them out', file => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    expect(new Set(made)).toEqual(new Set(['deploy/docker/.env', 'deploy/docker/master.key']));
    expect(lines.map(line => line.replace(/^\//, ''))).toEqual(expect.arrayContaining(made));
  });
});

describe.each(['docker/compose.yaml', 'docker/compose.postgres.yaml'])('%s', file => {
  const { services, volumes, secrets = {} } = yamlOf(file)[0];
  const ours = Object.entries(services).filter(([, one]) => /^sitekeeper:/.test((one as { image: string }).image));

  it('runs the image without privileges, with a read-only root, and with enough time to stop', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, service] of ours) {
      expect([name, service]).toMatchObject([
        name,
        { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], stop_grace_period: '30s' },
      ]);
    }
  });

  it('has only fields of the Compose specification, of the right kind', () => {
    const parts = Object.entries(yamlOf(file)[0]).filter(([name]) => !name.startsWith('x-'));
    expect(Value.Errors(composeSchema, Object.fromEntries(parts))).toEqual([]);
  });

  it('names existing services, volumes, secrets, files and commands', () => {
    for (const [, service] of Object.entries(services) as [string, Record<string, never>][]) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(service.secrets ?? []));
      for (const mount of (service.volumes ?? []) as string[]) {
        const [from = ''] = mount.split(':');
        const there = from.startsWith('.') ? existsSync(join(ROOT, 'deploy/docker', from)) : from in volumes;
        expect([mount, there]).toEqual([mount, true]);
      }
      if (service.build)
        expect(existsSync(join(ROOT, (service.build as { dockerfile: string }).dockerfile))).toBe(true);
      const known = [...settings, ...OF_THEIRS];
      expect(known).toEqual(expect.arrayContaining(Object.keys(service.environment ?? {})));
    }
    const called = ours.flatMap(([, service]) => (service as { command?: string[] }).command ?? []);
    expect(commands).toEqual(expect.arrayContaining(called));
  });
});

describe('docker/compose.postgres.yaml', () => {
  const { services } = yamlOf('docker/compose.postgres.yaml')[0];

  it('runs two servers and three workers, and upgrades the store before them', () => {
    expect([services.api.deploy.replicas, services.api.environment.SITEKEEPER_WORKER]).toEqual([2, 'false']);
    expect([services.worker.deploy.replicas, services.worker.environment.SITEKEEPER_WORKER]).toEqual([3, undefined]);
    // The health check of the image asks there.
    expect(services.worker).toMatchObject({ command: ['worker'], environment: { SITEKEEPER_WORKER_PORT: '8080' } });
    for (const name of ['api', 'worker']) {
      expect(services[name].depends_on.upgrade).toEqual({ condition: 'service_completed_successfully' });
      expect(services[name].environment.DATABASE_URL).toBe(services.upgrade.environment.DATABASE_URL);
    }
    expect(services.caddy.environment.UPSTREAM_NAME).toBe('api');
  });
});

// Fails with `exec`: its container has /backup nowhere, and /data and /tmp end with it.
it('backups of containers are made into folders of the machine, by existing services', () => {
  const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');
  const lines = guide.split('\n').filter(line => /^docker compose .* (?:backup|restore) /.test(line));
  expect(lines.filter(line => line.includes('compose.yaml')).length).toBeGreaterThan(1);
  expect(lines.filter(line => line.includes('compose.postgres.yaml')).length).toBeGreaterThan(1);
  for (const line of lines) {
    const [, file = '', mount, service = '', folder] =
      /-f deploy\/(\S+) run .*-v \S+:(\/\w+) (\w+) (?:backup|restore) (?:--\S+ )*(\/\w+)\/\S+$/.exec(line) ?? [];
    expect([line, folder]).toEqual([line, mount]);
    expect(Object.keys(yamlOf(file)[0].services)).toContain(service);
  }
});

describe('the Kubernetes manifests', () => {
  const all = FILES.filter(file => file.startsWith('kubernetes/')).flatMap(yamlOf);
  const ofKind = (kind: string) => all.filter(one => one.kind === kind);
  const jobs = () => [...ofKind('Job'), ...ofKind('CronJob').map(({ spec }) => spec.jobTemplate)];
  const pods = [...ofKind('Deployment'), ...jobs()].map(({ spec }) => spec.template);
  const matches = (selector: Record<string, string>, labels: Record<string, string>) =>
    Object.entries(selector).every(([key, value]) => labels[key] === value);

  it.each(all.map(one => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s matches its schema in every field',
    async (_name, one) => {
      const [version, group = 'core'] = (one.apiVersion as string).split('/').toReversed();
      const [area = ''] = group.split('.');
      const name = [area, version, ''].map(word => (word ?? '').replace(/^./, first => first.toUpperCase())).join('');
      const { validate } = await import(`kubernetes-models/_schemas/IoK8sApi${name}${one.kind}`);
      const { value, unread } = watched(one);
      expect([validate(value), validate.errors ?? []]).toEqual([true, []]);
      expect(unread()).toEqual([]);
    },
  );

  it('are checked for fields that are in no schema', async () => {
    const { validate } = await import('kubernetes-models/_schemas/IoK8sApiCoreV1Container');
    const { value, unread } = watched({ name: 'x', imag: 'x', env: [{ name: 'A', valu: 'B' }] });
    expect([validate(value as never), unread()]).toEqual([true, ['/imag', '/env/0/valu']]);
  });

  it('select existing pods, and name matching config and secrets', () => {
    expect(pods).toHaveLength(4);
    for (const { spec } of ofKind('Deployment'))
      expect(matches(spec.selector.matchLabels, spec.template.metadata.labels)).toBe(true);
    const selectors = [
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ...ofKind('Service').map(({ spec }) => spec.selector),
    ];
    expect(selectors.map(selector => pods.filter(pod => matches(selector, pod.metadata.labels)).length)).toEqual([
      1, 1, 1,
    ]);
    for (const { spec } of pods) {
      const [container] = spec.containers;
      expect(container.envFrom).toEqual([{ configMapRef: { name: ofKind('ConfigMap')[0].metadata.name } }]);
      expect(container.volumeMounts.map((mount: { name: string }) => mount.name)).toEqual(
        spec.volumes.map((volume: { name: string }) => volume.name),
      );
      const called = container.args ?? /\bsitekeeper ([\w-]+)/.exec(container.command.join(' '))?.slice(1);
      expect(commands).toEqual(expect.arrayContaining(called));
      expect(spec.securityContext.runAsNonRoot && container.securityContext.readOnlyRootFilesystem).toBe(true);
    }
  });

  // Kubernetes describes each service to the pods of its namespace: of one named sitekeeper, SITEKEEPER_PORT=tcp://….
  it('keep variables out of the pods that look like settings and are none', () => {
    const names = ofKind('Service').map(({ metadata }) => metadata.name.toUpperCase().replaceAll('-', '_'));
    expect(names.map(name => settings.has(`${name}_PORT`))).toContain(true);
    expect(pods.map(({ spec }) => spec.enableServiceLinks)).toEqual([false, false, false, false]);
  });

  // Fails without components: pods of finished jobs match too, and stay for a day; and waits end after 30 s by default.
  it('are waited for until servers and workers have ended, and jobs are done', () => {
    const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');
    const waits = guide.split('\n').filter(line => line.startsWith('kubectl wait '));
    expect(waits.filter(line => !/ --timeout=\d+[sm]$/.test(line))).toEqual([]);
    const ended = waits.flatMap(line => /--for=delete pod -l '?([^']+?)'? --/.exec(line)?.[1] ?? []);
    expect(ended.length).toBeGreaterThan(0);
    for (const selector of ended) {
      const components = /^app.kubernetes.io\/name=sitekeeper,app.kubernetes.io\/component in \(([a-z,]+)\)$/;
      expect(components.exec(selector)?.[1]?.split(',').toSorted()).toEqual(
        ofKind('Deployment')
          .map(({ metadata }) => metadata.labels['app.kubernetes.io/component'])
          .toSorted(),
      );
    }
  });

  // Fails if one is left out: its pods would go on with the old release, which refuses the upgraded store.
  it('are all applied by an upgrade', () => {
    const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8');
    const block = guide.split('```').find(text => text.includes('kubectl scale ')) ?? '';
    const withImages = FILES.filter(file => file.startsWith('kubernetes/') && /\bimage:/.test(textOf(file)));
    expect(withImages.length).toBeGreaterThan(3);
    expect(withImages.filter(file => !block.includes(`-f deploy/${file}`))).toEqual([]);
  });

  // Fails if the target is an emptyDir, as /data and /tmp are: the backup is gone with the pod.
  it('make backups onto a volume that outlives the pods', () => {
    const [backup] = ofKind('CronJob').map(({ spec }) => spec.jobTemplate.spec.template.spec);
    const [container] = backup.containers;
    const target: string = /backup --force "(\/\S+)\/[^/]+"$/.exec(container.command.at(-1))?.[1] ?? '';
    const mount = container.volumeMounts.find((one: { mountPath: string }) => one.mountPath === target);
    const volume = backup.volumes.find((one: { name: string }) => one.name === mount.name);
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    expect(claims).toContain(volume.persistentVolumeClaim.claimName);
  });

  it('give a server more time to stop than it needs', () => {
    const stop = Number(ofKind('ConfigMap')[0].data.SITEKEEPER_STOP_SECONDS);
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(stop);
    }
  });
});

describe('the proxies', () => {
  it.each([
    ['proxy/Caddyfile', /response_header_timeout 180s/, /keepalive 60s/],
    ['proxy/nginx.conf', /proxy_buffering off;/, /proxy_request_buffering off;/, /proxy_read_timeout 180s;/],
  ])('%s waits for a batch, and buffers nothing', (file, ...rules) => {
    for (const rule of rules) expect(textOf(file)).toMatch(rule);
  });
});
